import type { AnyEvent } from "@cardwright/core";
import { expect, test } from "vitest";
import { defineTable } from "../src/defineTable.ts";
import { saidOf, worthSaying } from "../src/said.ts";
import { reasonOf } from "../src/words.ts";
import { strikes } from "./strikes.ts";

const table = defineTable(strikes, { presets: [] });
const said = (...events: AnyEvent[]) => saidOf(table, events, { revision: 3, seat: -1 }, ["Anna", "Bert"], 0);
const moved = (face: string | undefined, from: string, to: string): AnyEvent => ({
  type: "PIECE_MOVED",
  piece: "p1",
  from,
  to,
  ...(face === undefined ? {} : { face }),
});

test("what leaves a hand is played or discarded, by its name or as a card", () => {
  expect(said(moved("heal1", "hand/0", "table/0")).map(({ text }) => text)).toEqual(["You play heal1."]);
  expect(said(moved(undefined, "hand/1", "traps/1")).map(({ text }) => text)).toEqual(["Bert plays a card."]);
  expect(said(moved("heal1", "hand/1", "discard/1")).map(({ text }) => text)).toEqual(["Bert discards heal1."]);
  expect(said(moved("heal1", "deck/0", "hand/0")).map(({ text }) => text)).toEqual(["You draw heal1."]);
});
test("a game says what it is to put a card elsewhere", () => {
  const named = defineTable(strikes, { presets: [], plan: { moves: { hand: "hands on" } } });
  const text = (seat: number) =>
    saidOf(named, [moved(undefined, `hand/${seat}`, `hand/${1 - seat}`)], { revision: 3, seat }, ["Anna", "Bert"], 0)[0]
      ?.text;
  expect([text(0), text(1)]).toEqual(["You hand on a card.", "Bert hands on a card."]);
});
test("places are called what the table calls them", () => {
  const named = defineTable(strikes, { presets: [], plan: { places: { discard: "graveyard" } } });
  const event = moved("heal1", "discard/1", "discard/0");
  const [line] = saidOf(named, [event], { revision: 3, seat: -1 }, ["Anna", "Bert"], 0);
  expect(line?.text).toBe("Heal1 moves from the graveyard of Bert to your graveyard.");
  expect(said(event)[0]?.text).toBe("Heal1 moves from the discard of Bert to your discard.");
});
test("a play is told unless the game has named the card itself; other housekeeping only where nothing else is told", () => {
  const told = { type: "lifeChanged", seat: 1, by: -3 };
  const lines = (...events: AnyEvent[]) => worthSaying(said(...events)).map(({ text }) => text);
  expect(lines(moved("strike3", "hand/0", "table/0"), told)).toEqual(["You play strike3.", "Bert loses 3 life."]);
  expect(lines(moved("strike3", "discard/1", "discard/0"), told)).toEqual(["Bert loses 3 life."]);
  expect(lines({ type: "TURN_ENDED", seat: 0, turn: 1 })).toHaveLength(1);
  expect(lines({ type: "PIECES_CREATED", place: "hand/0", count: 3 })).toEqual([]);
});
test("an effect on players says on whom", () => {
  const begun = (targets: readonly (number | string)[], owner: number) =>
    said({ type: "EFFECT_STARTED", effect: { source: { kind: "card", ref: "heal1" }, targets, owner } })[0]?.text;
  expect(begun([0, 1], 2)).toBe("Heal1 takes effect on you, Bert.");
  expect([begun([1], 1), begun(["p4"], 1)]).toEqual(["Heal1 takes effect.", "Heal1 takes effect."]);
});
test("a turn begins with a line of its own, in the name of whose turn it is", () => {
  const [line] = said({ type: "TURN_STARTED", seat: 1, turn: 2, round: 1, newRound: false });
  expect(line).toMatchObject({ turn: true, seat: 1 });
});
test("a refusal names phases as players know them", () => {
  const refusal = { code: "WINDOW_INVALID", message: "only in a.x, b; now it is c", details: { allowed: "a.x, b" } };
  expect(reasonOf(refusal, { words: { "a.x": "The Draw" } })).toBe("This has its moment: the draw or b.");
  expect(reasonOf({ code: "NO", message: "you may not" })).toBe("You may not.");
});
