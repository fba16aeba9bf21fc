import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AnyEngine } from "@cardwright/bots";
import { contentHash, hashOf } from "@cardwright/core/host";
import { addressOf } from "./change.ts";
import type { GameSource } from "./game-source.ts";

/**
 * What a game is made of, so that no result of other rules passes for one of these: its data, and because rules are
 * functions, the text of every file it consists of; with a change, the text of that too.
 */
export async function rulesHash(source: GameSource, entry: string | undefined, unchanged: AnyEngine): Promise<string> {
  // A catalog holds many games and says where each begins; any other module is the game.
  const files = await filesFrom(entry ?? source.module);
  const change = source.change === undefined ? [] : await filesFrom(addressOf(source.change));
  return hashOf([contentHash(unchanged), files, change]);
}
const IMPORTED = /\b(?:from|import|require)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g;

/** The texts of a module and of all that it imports by a relative path, in the order in which they are named. */
async function filesFrom(address: string, found = new Map<string, string>()): Promise<readonly string[]> {
  if (!found.has(address)) {
    // A name in a comment may lead nowhere. Ends of lines differ from machine to machine, and mean nothing.
    const text = await readFile(fileURLToPath(address), "utf8").catch(() => "");
    found.set(address, text.replaceAll("\r\n", "\n"));
    for (const [, path] of text.matchAll(IMPORTED)) await filesFrom(new URL(path!, address).href, found);
  }
  return [...found.values()];
}
