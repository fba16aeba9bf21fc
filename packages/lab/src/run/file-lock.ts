import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** A file is used by one run at a time. Two equal runs would otherwise write into each other's progress. */
export class FileInUse extends Error {
  constructor(path: string, holder: number) {
    super(
      `${path} is in use by another run (process ${holder}); wait for its end, or name another file with --progress`,
    );
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

/** Takes the file for this process until the answer is called. What a process that was killed has left is taken over. */
export async function lockFile(path: string): Promise<() => Promise<void>> {
  const lock = `${path}.lock`;
  await mkdir(dirname(lock), { recursive: true });
  for (;;) {
    try {
      await writeFile(lock, String(process.pid), { flag: "wx" });
      return () => rm(lock, { force: true });
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
    const holder = Number(await readFile(lock, "utf8").catch(() => "0"));
    // Between making the file and writing into it, or between reading and the end of the other run.
    if (holder === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    else if (isAlive(holder)) throw new FileInUse(path, holder);
    // Only one of several that find it can move it away.
    else await rename(lock, `${lock}.${process.pid}`).then(() => rm(`${lock}.${process.pid}`), ignoreMissing);
  }
}
function ignoreMissing(error: unknown): void {
  if (codeOf(error) !== "ENOENT") throw error;
}
