import { readFile } from "node:fs/promises";
import { dirname, relative } from "node:path";
import { CallError } from "./output.ts";

/** The list of games in a config, as far as it is written out. */
const LIST = /(\bgames:\s*\[)([^\]]*)(\])/;

/** The text of a config with one more game in its list. */
export function withGame(text: string, name: string): string | undefined {
  if (!LIST.test(text)) return undefined;
  return text.replace(LIST, (_, open: string, entries: string, close: string) => {
    const written = JSON.stringify(name);
    const last = /,?\s*$/.exec(entries)?.[0] ?? "";
    const told = entries.slice(0, entries.length - last.length);
    if (told.trim() === "") return `${open}${written}${close}`;
    const indent = /\n([ \t]*)\S[^\n]*$/.exec(told)?.[1];
    // One below the other where the others stand so, else behind them.
    return indent === undefined
      ? `${open}${told}, ${written}${close}`
      : `${open}${told},\n${indent}${written}${last.replace(/^,?/, ",")}${close}`;
  });
}
/** The config as it will be once it lists the game of a folder; refuses before anything is made. */
export async function listedIn(config: string, folder: string): Promise<string> {
  const path = relative(dirname(config), folder).replaceAll("\\", "/");
  const name = /^\.\.?\//.test(path) ? path : `./${path}`;
  const text = withGame(await readFile(config, "utf8"), name);
  if (text !== undefined) return text;
  throw new CallError(
    `${config} has no list that begins with "games: [", so nothing can be added to it; make the game with --alone and add "${name}" yourself`,
  );
}
