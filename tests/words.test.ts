import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isThere, openFolders, unusedKeys, wantedKeys } from "@cardwright/words/tool";
import { describe, expect, test } from "vitest";
import { textsIn } from "../scripts/words/escaped.ts";
import { untranslated, wordsReport } from "../scripts/words/report.ts";

const root = join(import.meta.dirname, "..");

/** `npm run words` finds nothing here, and what is planted it finds. */

test("every message that a game needs is there, in every language, and each can be said", async () => {
  const { languages, missing, unused, problems } = await wordsReport(root);
  expect(languages).toEqual(["de", "en"]);
  expect(problems).toEqual([]);
  expect(missing).toEqual([]);
  expect(unused).toEqual([]);
}, 60_000);

test("a third language is one folder, and what it lacks is listed with the English in its place", () => {
  const folder = mkdtempSync(join(tmpdir(), "cardwright-words-"));
  for (const of of ["packages/words", "games/taktik"]) {
    cpSync(join(root, of, "words"), join(folder, of, "words"), { recursive: true });
  }
  const english = readFileSync(join(folder, "packages/words/words/en.mf2"), "utf8");
  writeFileSync(join(folder, "packages/words/words/fr.mf2"), english.slice(english.indexOf("\n[grammar]")));
  writeFileSync(join(folder, "games/taktik/words/fr.mf2"), "[action]\nmove = Déplacer une unité\n");
  const folders = openFolders(folder);
  rmSync(folder, { recursive: true });
  expect(folders.flatMap(({ words }) => words.problems)).toEqual([]);
  expect(untranslated(folders[0]!, folders, ["fr"])).toEqual([]);
  const lacks = untranslated(folders[1]!, folders, ["fr"]);
  const line = folders[1]!.words.lines.get("action.attack")?.line;
  expect(lacks).toContain(`games/taktik/words/fr.mf2: action.attack is missing; en.mf2:${line}: Declare an attack`);
  expect(lacks.some((text) => text.includes("action.move is missing"))).toBe(false);
});

describe("what a game declares", () => {
  const wanted = wantedKeys({
    phases: ["play"],
    zones: ["deck"],
    cards: [{ id: "fog", text: "Nobody sees.", tags: ["bad weather"] }],
    actions: ["move"],
    prompts: ["which"],
    events: ["MOVED"],
    codes: ["TOO_FAR"],
    effects: ["blind"],
    faces: ["tank"],
  });
  test("is wanted by name", () => {
    const keys = [
      "card.fog.name",
      "card.fog.text",
      "card.tank.name",
      "tag.bad-weather",
      "log.MOVED",
      "refusal.TOO_FAR",
    ];
    expect(wanted).toEqual(expect.arrayContaining(keys));
    expect(isThere("refusal.TOO_FAR", new Set(["refusal.TOO_FAR.none"]))).toBe(true);
    expect(isThere("refusal.TOO_FAR", new Set(["refusal.TOO_FARTHER"]))).toBe(false);
  });
  test("and nothing else is", () => {
    const keys = [
      "log.MOVED",
      "log.draws",
      "log.GONE",
      "card.fig.name",
      "action.move.unit",
      "colour.red",
      "moment.now",
    ];
    const unused = unusedKeys(keys, wanted, new Set(["moment"]), new Set(["log.draws"]));
    expect(unused).toEqual(["log.GONE", "card.fig.name", "colour.red"]);
  });
});

test("a text in code is found by file and line, an id is not", () => {
  const source = `world.action("move", {\n  label: "Move a unit",\n  play: (turn) => turn.need(ok, "TOO_FAR", "it is too far"),\n});`;
  expect(textsIn("games/some/src/move.ts", source)).toEqual([
    { file: "games/some/src/move.ts", line: 2, text: "Move a unit" },
    { file: "games/some/src/move.ts", line: 3, text: "it is too far" },
  ]);
  expect(textsIn("packages/web/src/Lobby.tsx", "export const Lobby = () => <p>Take a seat</p>;")).toHaveLength(1);
  expect(textsIn("packages/web/src/Lobby.tsx", `export const Lobby = () => <p>{say("lobby.seat")}</p>;`)).toEqual([]);
});
