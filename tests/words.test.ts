import { join } from "node:path";
import { isThere, unusedKeys, wantedKeys } from "@cardwright/words/tool";
import { describe, expect, test } from "vitest";
import { textsIn } from "../scripts/words/escaped.ts";
import { wordsReport } from "../scripts/words/report.ts";

/** `npm run words` finds nothing here, and what is planted it finds. */

test("every message that a game needs is there, in every language, and each can be said", async () => {
  const { languages, missing, unused, problems } = await wordsReport(join(import.meta.dirname, ".."));
  expect(languages).toEqual(["de", "en"]);
  expect(problems).toEqual([]);
  expect(missing).toEqual([]);
  expect(unused).toEqual([]);
}, 60_000);

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
