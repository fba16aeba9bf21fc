import { existsSync } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** One by one: Node never comes back when it is asked for all at once where no folder can be made, as in /proc. */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) {
    if ((await stat(folder)).isDirectory()) return;
    throw new Error(`${folder} is no folder`);
  }
  await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Another run makes the same one at the same time.
    if (error.code !== "EEXIST") throw error;
  });
}
