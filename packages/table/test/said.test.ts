import type { AnyEvent } from "@cardwright/core";
import { RuleWords, Speaker } from "@cardwright/words";
import { catalogueIn, ENGINE_WORDS } from "@cardwright/words/tool";
import { expect, test } from "vitest";
import { defineTable } from "../src/define-table.ts";
import { lineText, saidOf } from "../src/said.ts";
import { strikes } from "./strikes.ts";

const table = defineTable(strikes, { presets: [] });
const said = (...events: AnyEvent[]) => saidOf(table, events, { revision: 3, seat: -1 }, 0);
const words = (language: string) =>
  new RuleWords(
    new Speaker({
      language,
      catalogues: [
        catalogueIn(ENGINE_WORDS, language).catalogue,
        table.declared,
        { language, messages: { "card.heal1.name": "Heal1" } },
      ],
      viewer: 0,
      players: ["Anna", "Bert"],
    }),
  );
const texts = (language: string, ...events: AnyEvent[]) =>
  said(...events).map((line) => lineText(line, words(language)));
const moved = (face: string | undefined, from: string, to: string): AnyEvent => ({
  type: "PIECE_MOVED",
  piece: "p1",
  from,
  to,
  ...(face === undefined ? {} : { face }),
});

test("a game without language files is told by what its zones show", () => {
  expect(texts("en", moved("heal1", "hand/0", "discard/0"))).toEqual(["You play Heal1 into your discard."]);
  expect(texts("en", moved(undefined, "hand/1", "hand/0"))).toEqual(["A card goes from Bert’s hand into your hand."]);
  expect(words("en").zone("discard")).toBe("Discard");
});
test("one step is told in two languages from the same data", () => {
  const [line] = said(moved("heal1", "hand/0", "discard/0"));
  expect(line).toMatchObject({ key: "log.plays", params: { who: 0, cards: ["heal1"], count: 1 }, kind: "PIECE_MOVED" });
  expect(lineText(line!, words("de"))).toBe("Du spielst „Heal1“ in „Discard“.");
});
test("an event without a message is told by the sentence that its rules have", () => {
  expect(texts("en", { type: "lifeChanged", seat: 1, by: -3 })).toEqual(["Player 2 loses 3 life."]);
});
test("a play and what came of it are both told, each once", () => {
  const events = [moved("strike3", "hand/0", "discard/0"), { type: "lifeChanged", seat: 1, by: -3 }];
  expect(said(...events).map(({ covers, under }) => [covers, under])).toEqual([
    [[0], undefined],
    [[1], 0],
  ]);
});
test("a turn begins with a line of its own, in the name of whose turn it is", () => {
  const [line] = said({ type: "TURN_STARTED", seat: 1, turn: 2, round: 1, newRound: false });
  expect(line).toMatchObject({ turn: true, seat: 1 });
});
test("an effect that falls on a unit names its cell as the game calls it", () => {
  const named = { ...table, telling: { ...table.telling, cell: (cell: number | string) => `E${cell}` } };
  const started = { type: "EFFECT_STARTED", effect: { source: { ref: "heal1" }, owner: 0, targets: ["p1"] } };
  const view = { board: [{ id: "p1", at: "board", face: "heal1", owner: 1, cell: 4 }] };
  const [line] = saidOf(named, [started], { revision: 3, seat: 0 }, 0, view);
  expect(line?.params["on"]).toEqual([["target.unit", { owner: 1, unit: "heal1", at: "E4" }]]);
});
