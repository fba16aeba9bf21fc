import { stat } from "node:fs/promises";

/** Many editors empty a file before they write it, and a watcher tells of both at once. */
const LOOK_MS = 15;
const LOOKS_MOST = 40;
const TRIES_MOST = 5;

/** Tells one state of a file from another. */
export async function stamp(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  return found === undefined || found.size === 0 ? "" : `${found.mtimeMs} ${found.size}`;
}
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_MS));

/** The stamp of a file that has something in it and stays as it is for a moment. */
async function settled(file: string): Promise<string> {
  let last = await stamp(file);
  for (let looks = 0; looks < LOOKS_MOST; looks++) {
    await pause();
    const now = await stamp(file);
    if (now === last && now !== "") return now;
    last = now;
  }
  return last;
}
/** Does something with a file, and once more where it was written meanwhile; notes the state that it was done with. */
export async function whileItStays<T>(file: string, work: () => Promise<T>, note: (stamp: string) => void): Promise<T> {
  for (let tries = 1; ; tries++) {
    const before = await settled(file);
    note(before);
    const result = await work().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    if ((await stamp(file)) !== before && tries < TRIES_MOST) continue;
    if ("error" in result) throw result.error;
    return result.value;
  }
}
