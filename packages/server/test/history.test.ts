import { expect, test } from "vitest";
import { EDITS } from "./harness/edits.ts";
import { historyRun } from "./harness/history.ts";

test("after edits of rules every match goes on: where nothing comes of them on the new ones, otherwise on its own", async () => {
  const { counts, wrong } = await historyRun({ games: ["taktik", "politics"], matchesOfEach: 6, runningOfEach: 4 });
  expect(wrong).toEqual([]);
  expect(counts).toMatchObject({ edits: 2 * EDITS.length, stranded: 0, changed: 0 });
  // Both happen, so that neither is taken for granted.
  expect(counts.moved).toBeGreaterThan(0);
  expect(counts.stayed).toBeGreaterThan(0);
  expect(counts.signed).toBeGreaterThan(0);
}, 240_000);
