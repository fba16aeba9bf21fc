import { describe, expect, test } from "vitest";
import { createEngine, type Engine, seedFromText } from "../src/host.ts";
import type { Declaration, Game } from "../src/index.ts";
import { laws } from "../src/testing/index.ts";
import { abrupt } from "./games/abrupt.ts";
import { type Board, NINE, phantom, SIX } from "./games/phantom.ts";

/** Silence is exact: a seat of a phantom game can tell apart as many situations as the rules say, and not one more. */

interface Rules extends Board {
  /** An attempt at a taken cell costs the turn. */
  readonly isAbrupt: boolean;
  /** The other hears each attempt that fails. */
  readonly heard: boolean;
  /** Attempts that are followed. */
  readonly depth: number;
}
/**
 * From the rules alone, without the engine: a seat knows what it tried and how that went, and how often it has waited since.
 * By seat, how many such things it can know when it has to choose.
 */
function byTheRules({ cells, lines, isAbrupt, heard, depth }: Rules): readonly number[] {
  const told = [new Set<string>(), new Set<string>()];
  const go = (marks: readonly (readonly number[])[], seat: number, tried: readonly string[], left: number): void => {
    const mine = tried[seat]!;
    told[seat]!.add(mine);
    if (left === 0) return;
    for (const cell of cells.filter((each) => !mine.includes(String(each)))) {
      const isTaken = marks[1 - seat]!.includes(cell);
      const own = isTaken ? marks[seat]! : [...marks[seat]!, cell];
      const noise = heard && isTaken ? "!" : "";
      const next = tried.map((before, viewer) =>
        viewer === seat ? `${before}${cell}${isTaken ? "x" : "o"}` : `${before}${noise}`,
      );
      const isWon = lines.some((line) => line.every((each) => own.includes(each)));
      if (isWon || own.length + marks[1 - seat]!.length === cells.length) continue;
      go(marks.with(seat, own), isTaken && !isAbrupt ? seat : 1 - seat, next, left - 1);
    }
  };
  go([[], []], 0, ["", ""], depth);
  return told.map(({ size }) => size);
}
/** From all that the engine sends: what a seat did, every event it is told and every view it is given. */
function byTheWire<D extends Declaration>(engine: Engine<D>, depth: number): readonly number[] {
  const known = [new Set<string>(), new Set<string>()];
  const { snapshot: first, entry } = engine.create({ seed: seedFromText("phantom") });
  type At = typeof first;
  const viewOf = ({ state }: At, seat: number): string => JSON.stringify(engine.view(state, seat));
  const eventsOf = ({ events }: typeof entry, seat: number): string => JSON.stringify(engine.seeEvents(events, seat));
  const go = (at: At, heardBy: readonly string[], left: number): void => {
    const [seat] = engine.actors(at.state);
    if (seat === undefined) return;
    known[seat]!.add(heardBy[seat]!);
    if (left === 0) return;
    for (const action of engine.validActions(at.state, seat)) {
      const result = engine.applyAction(at, action);
      if (!result.ok) throw new Error(result.error.message);
      const next = heardBy.map((before, viewer) => {
        const did = viewer === seat ? JSON.stringify(action) : "";
        const [events, view] = [eventsOf(result.entry, viewer), viewOf(result.snapshot, viewer)];
        return events === "[]" && view === viewOf(at, viewer) ? before + did : `${before}${did}${events}${view}`;
      });
      go(result.snapshot, next, left - 1);
    }
  };
  go(first, ["", ""], depth);
  return known.map(({ size }) => size);
}
const WHOLE = 99;
const CASES = [
  { name: "the small board, whole", board: SIX, depth: WHOLE },
  { name: "the real board, as far as the fourth attempt", board: NINE, depth: 4 },
] as const;
/** Called by its own type, because the two games have worlds of their own. */
const engineOf = <D extends Declaration>(game: Game<D>, depth: number): readonly number[] =>
  byTheWire(createEngine(game), depth);

describe.each(CASES)("phantom tic-tac-toe has exactly as many information sets as its rules say: $name", (one) => {
  const { board, depth } = one;
  test.each([false, true])("where one tries again (heard: %s)", { timeout: 60_000 }, (heard) => {
    const rules = { ...board, isAbrupt: false, heard, depth };
    expect(engineOf(phantom(board, heard), depth)).toEqual(byTheRules(rules));
  });
  test.each([false, true])("where an attempt costs the turn (heard: %s)", { timeout: 60_000 }, (heard) => {
    const rules = { ...board, isAbrupt: true, heard, depth };
    expect(engineOf(abrupt(board, heard), depth)).toEqual(byTheRules(rules));
  });
});
test("hearing failed attempts makes more of them, so that the counts above can differ", () => {
  const sum = (heard: boolean, isAbrupt: boolean): number =>
    byTheRules({ ...SIX, isAbrupt, heard, depth: WHOLE }).reduce((a, b) => a + b);
  for (const isAbrupt of [false, true]) expect(sum(true, isAbrupt)).toBeGreaterThan(sum(false, isAbrupt));
});
test.each([phantom(SIX, false), phantom(NINE, false)])("$name obeys the laws", (game) => {
  expect(laws(game, { matches: 6, every: 1 }).ok).toBe(true);
});
test("abrupt tic-tac-toe obeys the laws", () => {
  expect(laws(abrupt(SIX, false), { matches: 6, every: 1 }).ok).toBe(true);
});
