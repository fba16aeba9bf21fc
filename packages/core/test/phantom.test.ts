import { describe, expect, test } from "vitest";
import { createEngine, seedFromText } from "../src/host.ts";
import { laws } from "../src/testing/index.ts";
import { CELLS, LINES, phantom } from "./games/phantom.ts";

/** Silence is exact: a seat of a phantom game can tell apart as many situations as the rules say, and not one more. */

/** From the rules alone: a seat knows what it tried and how that went; a turn that came back tells no more. */
function byTheRules(): readonly number[] {
  const known = [new Set<string>(), new Set<string>()];
  const go = (marks: readonly (readonly number[])[], seat: number, tried: readonly string[]): void => {
    const mine = tried[seat]!;
    known[seat]!.add(mine);
    for (const cell of CELLS.filter((each) => !mine.includes(String(each)))) {
      const isTaken = marks[1 - seat]!.includes(cell);
      const next = tried.with(seat, `${mine}${cell}${isTaken ? "x" : "o"}`);
      if (isTaken) {
        go(marks, seat, next);
        continue;
      }
      const own = [...marks[seat]!, cell];
      const isWon = LINES.some((line) => line.every((each) => own.includes(each)));
      if (!isWon && own.length + marks[1 - seat]!.length < CELLS.length) go(marks.with(seat, own), 1 - seat, next);
    }
  };
  go([[], []], 0, ["", ""]);
  return known.map(({ size }) => size);
}
/** From all that the engine sends: what a seat did, every event it is told and every view it is given. */
function byTheWire(heard: boolean): readonly number[] {
  const engine = createEngine(phantom(heard));
  const known = [new Set<string>(), new Set<string>()];
  const { snapshot: first, entry } = engine.create({ seed: seedFromText("phantom") });
  type At = typeof first;
  const viewOf = ({ state }: At, seat: number): string => JSON.stringify(engine.view(state, seat));
  const eventsOf = ({ events }: typeof entry, seat: number): string => JSON.stringify(engine.seeEvents(events, seat));
  const go = (at: At, heardBy: readonly string[]): void => {
    const [seat] = engine.actors(at.state);
    if (seat === undefined) return;
    known[seat]!.add(heardBy[seat]!);
    for (const action of engine.validActions(at.state, seat)) {
      const result = engine.applyAction(at, action);
      if (!result.ok) throw new Error(result.error.message);
      const next = heardBy.map((before, viewer) => {
        const did = viewer === seat ? JSON.stringify(action) : "";
        const [events, view] = [eventsOf(result.entry, viewer), viewOf(result.snapshot, viewer)];
        return events === "[]" && view === viewOf(at, viewer) ? before + did : `${before}${did}${events}${view}`;
      });
      go(result.snapshot, next);
    }
  };
  go(first, ["", ""]);
  return known.map(({ size }) => size);
}

describe("phantom tic-tac-toe", () => {
  test("has exactly as many information sets as its rules say", { timeout: 60_000 }, () => {
    expect(byTheRules()).toEqual([397, 201]);
    expect(byTheWire(false)).toEqual(byTheRules());
    // A seat that notices failed attempts can tell their number apart.
    expect(byTheWire(true).reduce((a, b) => a + b)).toBeGreaterThan(598);
  });
  test("obeys the laws", () => {
    expect(laws(phantom(false), { matches: 6, every: 1 }).ok).toBe(true);
  });
});
