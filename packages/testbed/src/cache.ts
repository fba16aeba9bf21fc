import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

const cache = join(import.meta.dirname, "..", "..", "..", ".cache");

/**
 * A folder that is filled once per checkout. Test workers may ask for it at the same moment: each fills a folder of its
 * own, the first to finish renames it into place, and nobody ever sees a half-filled one.
 */
export function cachedFolder(name: string, fill: (folder: string) => void): string {
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, `${name}-draft-`));
  try {
    fill(draft);
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}
