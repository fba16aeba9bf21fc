import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { writePageFiles } from "../src/build/page-files.ts";

const project = mkdtempSync(join(tmpdir(), "cardwright-page-"));
afterAll(() => rmSync(project, { recursive: true }));

/** The languages that the entry of a page is given. */
function offered(languages?: readonly string[]): readonly string[] {
  const folder = writePageFiles({ project, title: "Own", language: "en", languages, games: [] });
  const [, words = ""] = readFileSync(join(folder, "main.js"), "utf8").split("  words: {\n");
  return [...words.matchAll(/^ {4}"([^"]+)": \[/gm)].map(([, language = ""]) => language);
}
test("a page offers the languages that its project names, or all", () => {
  expect(offered()).toEqual(["de", "en"]);
  expect(offered(["en"])).toEqual(["en"]);
  expect(offered(["de-CH"])).toEqual(["de"]);
  expect(offered(["en", "de"])).toEqual(["de", "en"]);
  expect(offered(["fr"])).toEqual(["en"]);
});
