import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { CallError } from "../output.ts";

const NAMES = ["ts", "mts", "js", "mjs"].map((ending) => `cardwright.config.${ending}`);
/** Threads and processes that a command starts find the same config by it, wherever they run. */
export const CONFIG_VARIABLE = "CARDWRIGHT_CONFIG";

/** The config that the environment names, or the nearest one above a folder. */
export function findConfig(from: string = process.cwd()): string | undefined {
  const given = process.env[CONFIG_VARIABLE];
  if (given !== undefined && given !== "") {
    const file = resolve(given);
    if (!existsSync(file)) throw new CallError(`${CONFIG_VARIABLE} names ${file}, and there is no such file`);
    return file;
  }
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const found = NAMES.map((name) => join(folder, name)).find((file) => existsSync(file));
    if (found !== undefined || folder === dirname(folder)) return found;
  }
}
