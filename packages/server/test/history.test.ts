import { expect, test } from "vitest";
import { editNamed } from "./harness/edits.ts";
import { historyRun } from "./harness/history.ts";

/** One of each class; the soak makes all forty. */
const edits = [
  ...["texts in other words", "another opinion of positions", "a new card that no deck holds", "the deal in steps"],
  ...["the longest match", "the deal in another order", "all events renamed", "a number one more, place 3 of 7"],
].map(editNamed);
const few = { matchesOfEach: 6, runningOfEach: 4 };

test("after edits of rules every match goes on: where nothing comes of them on the new ones, otherwise on its own", async () => {
  const { counts, carried, wrong } = await historyRun({ games: ["taktik", "politics"], ...few, edits });
  expect(wrong).toEqual([]);
  expect(counts).toMatchObject({ edits: 2 * edits.length, stranded: 0, changed: 0 });
  // Both happen, so that neither is taken for granted.
  expect(counts.moved).toBeGreaterThan(0);
  expect(counts.stayed).toBeGreaterThan(0);
  expect(counts.signed).toBeGreaterThan(0);
  for (const of of ["wording", "look", "refactor"] as const) expect(carried[of]).toEqual([8, 8]);
}, 240_000);
