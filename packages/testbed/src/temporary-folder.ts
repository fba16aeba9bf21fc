import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface TemporaryFolder {
  readonly path: string;
  remove(): void;
}

/** A folder that goes with this process, if nobody removed it before. */
export function temporaryFolder(purpose: string): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), `cardwright-${purpose}-`));
  const remove = () => {
    process.off("exit", remove);
    rmSync(path, { recursive: true, force: true });
  };
  process.once("exit", remove);
  return { path, remove };
}

/** Removes the folder when what was to live in it could not be set up. */
export async function orRemove<Result>(folder: TemporaryFolder, setUp: () => Promise<Result>): Promise<Result> {
  try {
    return await setUp();
  } catch (error) {
    folder.remove();
    throw error;
  }
}
