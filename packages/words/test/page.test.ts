import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { describe, expect, test } from "vitest";
import { Glossary, Speaker } from "../src/index.ts";
import { catalogueOf, divided, ENGINE_FOLDER, openFolders, wordsPlugin } from "../src/tool/index.ts";

const root = join(import.meta.dirname, "../../..");
const games = openFolders(root).flatMap(({ of }) => (of.startsWith("games/") ? [of] : []));

describe("a page that loads one language pays for one", () => {
  const BUDGET = 20_000;
  for (const of of games) {
    for (const language of ["en", "de"]) {
      test(`${of}, ${language}`, () => {
        const weigh = (...folders: readonly string[]): number => {
          const [first] = divided(folders.map((folder) => catalogueOf(root, folder, language).catalogue));
          return gzipSync(JSON.stringify(first)).length;
        };
        expect(weigh("packages/web", "packages/table", ENGINE_FOLDER) + weigh(of)).toBeLessThan(BUDGET);
      });
    }
  }
});

test("a page imports a language as data, and none of what reads it", async () => {
  const folder = join(root, ".cache/words-page");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "entry.js"),
    `import { Speaker } from "${join(root, "packages/words/src/index.ts")}";
     import { catalogue } from "${join(root, "games/taktik/words/de.mf2")}";
     import { catalogue as engine } from "${join(root, "packages/words/words/de.mf2")}";
     export const said = new Speaker({ language: "de", catalogues: [catalogue, engine], viewer: 0, players: ["Anna"] })
       .sentence("log.MALUS_DRAWN", { seat: 0, malus: "dense_fog" });`,
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    plugins: [wordsPlugin()],
    build: { outDir: "built", emptyOutDir: true, lib: { entry: "entry.js", formats: ["es"], fileName: "entry" } },
  });
  const built = join(folder, "built/entry.js");
  expect(readFileSync(built, "utf8")).not.toContain("parseMessage");
  const { said } = (await import(built)) as { readonly said: string };
  expect(said).toBe("Du ziehst einen Malus: „Talnebel“.");
});

test("the words of a game explain themselves in the forms that its language writes", () => {
  const words = (language: string) =>
    new Glossary(
      new Speaker({
        language,
        catalogues: ["games/taktik", ENGINE_FOLDER].map((of) => catalogueOf(root, of, language).catalogue),
      }),
    );
  expect(words("en").termsIn("Damaged units take 1 off their attack rolls; an objective holds.")).toEqual([
    "damaged",
    "attackRoll",
    "objective",
  ]);
  expect(words("de").termsIn("Angeschlagene Einheiten ziehen 1 von Angriffswürfen ab.")).toEqual([
    "damaged",
    "attackRoll",
  ]);
  const pieces = words("de").explain("Ein Malus trifft sofort.");
  expect(pieces).toEqual([{ text: "Ein " }, { text: "Malus", term: "malus" }, { text: " trifft sofort." }]);
});
