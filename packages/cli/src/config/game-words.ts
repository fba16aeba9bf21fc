import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Telling, TerminalTable } from "@cardwright/words";
import { canRunTypeScript, compileModule } from "./compile-project.ts";

/** Parts of a game's folder of words that are code; nothing where it has none. */
export interface WordsCode {
  /** How a game is told, from the file `telling`. */
  readonly telling?: Telling;
  /** Its table in characters, from the file `terminal`. */
  readonly terminal?: TerminalTable;
}
export async function codeIn(folder: string): Promise<WordsCode> {
  const { telling } = await moduleIn(folder, "telling");
  const { terminal } = await moduleIn(folder, "terminal");
  return { ...(telling && { telling }), ...(terminal && { terminal }) };
}
async function moduleIn(folder: string, name: keyof WordsCode): Promise<WordsCode> {
  const file = [`${name}.ts`, `${name}.js`].map((each) => join(folder, each)).find((path) => existsSync(path));
  if (file === undefined) return {};
  const readable = canRunTypeScript() || file.endsWith(".js") ? file : await compileModule(file);
  return (await import(pathToFileURL(readable).href)) as WordsCode;
}
