import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { buildPage } from "../scripts/buildPage.ts";

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
const FIRST_LOAD_MAX = 220 * 1024;

test("a table's first load is under 220 KB of compressed script, art included, whatever the game", async () => {
  const folder = await buildPage();
  const manifest = JSON.parse(readFileSync(join(folder, ".vite", "manifest.json"), "utf8")) as Manifest;
  const tables = Object.keys(manifest).filter((key) => /games\/[^/]+\/ui\/index\.ts$/.test(key));
  expect(tables).toHaveLength(5);
  for (const table of tables) {
    for (const page of ["../../packages/web/src/pages/Play.tsx", "../../packages/web/src/pages/Match.tsx"]) {
      const files = new Set(["index.html", page, table].flatMap((key) => [...filesOf(manifest, key)]));
      const bytes = [...files]
        .filter((file) => file.endsWith(".js"))
        .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
      expect(bytes, `${table} with ${page}`).toBeLessThan(FIRST_LOAD_MAX);
    }
  }
});
