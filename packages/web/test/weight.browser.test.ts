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
/**
 * Kilobytes of 1,000 bytes; words are no script and have a budget of their own. The budget is 220,000, and Minis is 3,300 above it
 * since the engine tells authors more of their mistakes. This keeps tables from growing until that is earned.
 */
const FIRST_LOAD_MAX = 224_000;

test("a table's first load stays within its budget of compressed script, art included, whatever the game", async () => {
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
