import { describe, expect, it } from "vitest";
import { createEngine, replayEntries, seedFromText } from "../src/host.ts";
import { defineWorld, fact, z } from "../src/index.ts";
import type { Ending } from "../src/table.ts";

/** Outcomes with scores: who won, by how much, in which place, and why. */

const world = defineWorld({
  ...{ seats: [2, 3], phases: ["main"], options: z.object({}) },
  ...{ zones: {}, facts: { points: fact.each(0, "everyone") }, questions: {} },
});
const resultOf = (ending: Ending<0 | 1 | 2>, seats = 3) => {
  const end = world.action("end", { label: "End", play: (turn) => [turn.finish(ending)] });
  const setup = () => [];
  const game = world.game({ id: "points", name: "Points", version: "1", actionsMax: 9, setup, actions: [end] });
  const engine = createEngine(game);
  const { snapshot, entry } = engine.create({ seats, seed: seedFromText("points") });
  const result = engine.applyAction(snapshot, { type: "end", seat: 0 });
  if (!result.ok) return String("defect" in result ? result.defect : result.error.message);
  expect(replayEntries(engine, snapshot.state, [entry, result.entry])).toEqual(result.snapshot.state);
  return result.snapshot.state.outcome;
};

describe("a match that ends with scores", () => {
  it("is won by whoever has most, and places follow", () => {
    expect(resultOf({ scores: [4, 9, 4], reason: "the deck is empty" })).toEqual({
      winners: [1],
      reason: "the deck is empty",
      scores: [4, 9, 4],
      places: [2, 1, 2],
    });
    expect(resultOf({ scores: [7, 7, -2], reason: "even" })).toMatchObject({ winners: [0, 1], places: [1, 1, 3] });
  });
  it("may be won by another, where the game says so", () => {
    const ending = { scores: [4, 9, 4], winners: [2], places: [2, 3, 1], reason: "the tie-break" } as const;
    expect(resultOf(ending)).toEqual(ending);
  });
  it("has its winners in the first places, whatever they scored", () => {
    expect(resultOf({ scores: [4, 9, 4], winners: [2], reason: "the tie-break" })).toMatchObject({ places: [3, 2, 1] });
    expect(resultOf({ scores: [9, 9, 4], winners: [0], reason: "the tie-break" })).toMatchObject({ places: [1, 2, 3] });
    expect(resultOf({ scores: [1, 2, 3], winners: [], reason: "nobody" })).toMatchObject({ places: [3, 2, 1] });
  });
  it.each([
    ["too few scores", { scores: [1, 2], reason: "" }, "scores of an outcome are 3 numbers, one for each seat"],
    ["no numbers", { scores: [1, Number.NaN, 2], winners: [0], reason: "" }, "scores of an outcome are 3 numbers"],
    ["no scores", { reason: "" } as never, "finish takes scores, a number for each seat"],
    ["a winner twice", { scores: [1, 2, 3], winners: [2, 2], reason: "" }, "seat 2 is named twice among the winners"],
    [
      "a place that is none",
      { scores: [1, 2, 3], places: [0, 1, 2], reason: "" },
      "a place is a whole number from 1 to 3",
    ],
    [
      "a winner behind others",
      { scores: [1, 2, 3], winners: [0], places: [2, 1, 3], reason: "" },
      "winners have place 1, and these are [2,1,3]",
    ],
    ["no reason", { scores: [1, 2, 3] } as never, "a match ends with a reason as text, and not undefined"],
    ["a stranger", { scores: [1, 2, 3], winners: [5 as 0], reason: "" }, "seat 5 wins, and there is no such seat"],
  ] as const)("is refused with %s", (_, ending, told) => {
    expect(resultOf(ending)).toContain(told);
  });
});
