import { expect, test } from "vitest";
import { compareRules } from "../src/rules/compare-rules.ts";
import { MemoryStore } from "../src/store/memory.ts";
import { builtWith, deployedWith, loaded } from "./harness/built-with.ts";
import { editNamed } from "./harness/edits.ts";
import { historyRun } from "./harness/history.ts";
import { playMatch, putMatch } from "./harness/stored-matches.ts";

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
test("what may be taken back is a part of what is offered: other rules for it are other rules", async () => {
  const bundle = (await builtWith("taktik"))!;
  const own = loaded(bundle);
  const edit = { name: "no way back", of: "rule", isHarmless: false, fields: "mayUndo: () => false" } as const;
  const { engine: other } = (await deployedWith("taktik", edit))!;
  const found = { same: 0, other: 0 };
  for (let i = 0; i < 12; i++) {
    const match = playMatch(own, bundle.hash, `back${String(i).padStart(12, "0")}`, 4 + i);
    const actions = match.appends.map(({ entry }) => JSON.parse(entry).action?.type);
    // One that was taken back already is refused there, and listed for that.
    if (actions.includes("UNDO")) continue;
    const store = new MemoryStore();
    await putMatch(store, match);
    const { row } = await compareRules(store, match.record, { own, other });
    found[row.same ? "same" : "other"]++;
    if (!row.same) expect(row).toMatchObject({ from: 4 + i, because: "something else may be taken back" });
    expect((await compareRules(store, match.record, { own, other: own })).row.same).toBe(true);
  }
  expect(found.other).toBeGreaterThan(0);
  expect(found.same).toBeGreaterThan(0);
}, 60_000);
