import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { makeFolder } from "./make-folder.ts";
import { Mistake } from "./mistake.ts";

const ANOTHER = "name another file with --progress";
/** A file is used by one run at a time. Two equal runs would otherwise write into each other's progress. */
export class FileInUse extends Mistake {
  constructor(path: string, holder: number) {
    super(`${path} is in use by another run (process ${holder}); wait for its end, or ${ANOTHER}`);
  }
}
export class UnusableFile extends Mistake {
  constructor(path: string, why: string) {
    super(`${path} cannot be used (${why}); ${ANOTHER}`);
  }
}
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Whoever may not be signalled lives all the same.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};
const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
/** How long a lock may stand without the number of its process before it is taken for a leftover. */
const PATIENCE = 1_000;

/** Takes the file for this process until the answer is called. What a process that was killed has left is taken over. */
export async function lockFile(path: string): Promise<() => Promise<void>> {
  try {
    await makeFolder(dirname(resolve(path)));
    return await lock(path);
  } catch (error) {
    throw error instanceof Mistake ? error : new UnusableFile(path, (error as Error).message);
  }
}
async function lock(path: string): Promise<() => Promise<void>> {
  const file = `${path}.lock`;
  const until = performance.now() + PATIENCE;
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: "wx" });
      return () => rm(file, { force: true });
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
    const holder = Number(await readFile(file, "utf8").catch(() => ""));
    if (Number.isInteger(holder) && holder > 0) {
      if (isAlive(holder)) throw new FileInUse(path, holder);
      // Only one of several that find it can move it away.
      await rename(file, `${file}.${process.pid}`).then(() => rm(`${file}.${process.pid}`), ignoreMissing);
    } else if (performance.now() > until) {
      throw new Mistake(`${file} names no process; delete it if no other run is under way, or ${ANOTHER}`);
    } else {
      // Between making the file and writing into it, or between reading and the end of the other run.
      await new Promise((next) => setTimeout(next, 20));
    }
  }
}
function ignoreMissing(error: unknown): void {
  if (codeOf(error) !== "ENOENT") throw error;
}
