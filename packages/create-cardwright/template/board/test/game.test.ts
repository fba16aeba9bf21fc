import { laws, scene } from "@cardwright/core/testing";
import { expect, test } from "vitest";
import { game } from "../src/index.ts";
import { table } from "../ui/index.ts";

/** Random matches, looked at step by step: nothing leaks, nothing is lost, nobody gets stuck, everything can be repeated. */
test("the game obeys the laws", () => {
  expect(laws(game, { matches: 3 }).ok).toBe(true);
});
test("three in a row win", () => {
  const match = scene(game);
  for (const [seat, cell] of [
    [0, 0],
    [1, 10],
    [0, 1],
    [1, 11],
    [0, 2],
  ] as const)
    match.does(seat, "place", { cell });
  expect(match.state.outcome?.winners).toEqual([0]);
});
test("a cell that is taken is refused", () => {
  const match = scene(game);
  match.does(0, "place", { cell: 7 });
  expect(match.tries(1, "place", { cell: 7 }).code).toBeTruthy();
});
test("the table has a board of its own", () => {
  expect(table.Board).toBeDefined();
});
