import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { buildPage } from "../scripts/build-page.ts";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** A chunk and everything it needs before it runs. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, found);
  return found;
}
/** Kilobytes of 1,000 bytes; words are no script and have a budget of their own. */
const FIRST_LOAD_MAX = 220_000;
/** The lobby waits for no engine and no table. */
const LOBBY_MAX = 104_000;

/** Words that a table reads before it is drawn: those of the interface and of the game, in one language. */
const WORDS_MAX = 20_000;

interface WordsFile {
  readonly language: string;
  readonly keys: readonly string[];
  readonly bytes: number;
}
const wordsIn = (folder: string, manifest: Manifest): readonly WordsFile[] =>
  Object.values(manifest)
    .filter(({ file }) => /words\d+-[^/]*\.json$/.test(file))
    .map(({ file }) => {
      const text = readFileSync(join(folder, file));
      const { language, messages } = JSON.parse(text.toString()) as { language: string; messages: object };
      return { language, keys: Object.keys(messages), bytes: gzipSync(text, { level: 9 }).length };
    });
const bytesOf = (folder: string, manifest: Manifest, keys: readonly string[]): number =>
  [...new Set(keys.flatMap((key) => [...filesOf(manifest, key)]))]
    .filter((file) => file.endsWith(".js"))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);

test("a table's first load stays within its budget of compressed script, art included, whatever the game", async () => {
  const folder = await buildPage();
  const manifest = JSON.parse(readFileSync(join(folder, ".vite", "manifest.json"), "utf8")) as Manifest;
  const tables = Object.keys(manifest).filter((key) => /^ui\d+\.js$/.test(key));
  expect(tables).toHaveLength(5);
  for (const table of tables) {
    for (const page of ["../../packages/web/src/pages/Play.tsx", "../../packages/web/src/pages/Match.tsx"]) {
      const bytes = bytesOf(folder, manifest, ["index.html", page, table]);
      expect(bytes, `${table} with ${page}`).toBeLessThan(FIRST_LOAD_MAX);
    }
  }
  const lobby = ["index.html", "../../packages/web/src/pages/Home.tsx"];
  expect(bytesOf(folder, manifest, lobby), "the lobby").toBeLessThan(LOBBY_MAX);
});
test("a table pays for one language, and for no more of it than it says at once, whatever the game", async () => {
  const folder = await buildPage();
  const files = wordsIn(folder, JSON.parse(readFileSync(join(folder, ".vite", "manifest.json"), "utf8")) as Manifest);
  for (const language of ["en", "de"]) {
    const own = files.filter((file) => file.language === language);
    const [shell, ...others] = own.filter(({ keys }) => keys.includes("grammar.seat"));
    const games = own.filter(({ keys }) => keys.includes("game.name"));
    expect([others.length, games.length], language).toEqual([0, 5]);
    for (const game of games) expect(shell!.bytes + game.bytes, language).toBeLessThanOrEqual(WORDS_MAX);
  }
});
