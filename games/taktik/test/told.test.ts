import { type AnyEvent, createEngine, type Entry } from "@cardwright/core";
import { coverageOf, type Telling, type Told, tell } from "@cardwright/words";
import { describe, expect, test } from "vitest";
import { game } from "../src/index.ts";
import { telling } from "./telling.ts";

/** The law of the log, over random matches as each kind of viewer sees them. */

const STEPS = 400;
interface Seen {
  readonly events: readonly AnyEvent[];
  readonly seat: number;
}
/** The steps of one match as a viewer receives them. */
function watch(seed: string, viewer: number): readonly Seen[] {
  const engine = createEngine(game, []);
  let drawn = 7;
  const draw = (bound: number): number => {
    drawn = (drawn * 1_103_515_245 + 12_345) & 0x7fff_ffff;
    return drawn % bound;
  };
  let { snapshot, entry } = engine.create({ seed: seed.repeat(64) });
  const seen: Seen[] = [];
  const keep = ({ events, action }: Entry) =>
    seen.push({ events: engine.seeEvents(events, viewer), seat: action?.seat ?? -1 });
  keep(entry);
  while (seen.length < STEPS && snapshot.state.outcome === null) {
    const actors = engine.actors(snapshot.state);
    const action = engine.sample(snapshot.state, actors[draw(actors.length)] ?? 0, draw);
    if (action === null) throw new Error("nobody can act");
    const result = engine.applyAction(snapshot, action);
    if (!result.ok) throw new Error(result.error.message);
    ({ snapshot, entry } = result);
    keep(entry);
  }
  return seen;
}
const matches = [-1, 0, 1].flatMap((viewer) => ["a", "b"].map((seed) => watch(seed, viewer)));
function law(declared: Telling, change: (told: readonly Told[]) => readonly Told[] = (told) => told) {
  const faults = new Map<string, number>();
  const sum = { events: 0, lines: 0, told: 0, covered: 0, silent: 0 };
  for (const { events, seat } of matches.flat()) {
    const lines = change(tell(events, declared, { seat }));
    const found = coverageOf(events, lines, declared);
    for (const fault of found.faults) faults.set(fault, (faults.get(fault) ?? 0) + 1);
    sum.events += events.length;
    sum.lines += lines.length;
    sum.told += found.told;
    sum.covered += found.covered;
    sum.silent += found.silent;
  }
  return { faults: [...faults.keys()], sum };
}

describe("each thing that a viewer saw is told once", () => {
  test("or covered, or silent by declaration", () => {
    const { faults, sum } = law(telling);
    expect(faults).toEqual([]);
    expect(sum.told + sum.covered + sum.silent).toBe(sum.events);
    expect(sum.lines).toBeGreaterThan(500);
  });
  test("a silent play is found", () => {
    const { tacticsAside, ...enters } = telling.enters ?? {};
    const { faults } = law({ ...telling, enters });
    expect(faults.some((fault) => fault.includes("tactics/") && fault.endsWith("is not told"))).toBe(true);
    expect(tacticsAside).toBeDefined();
  });
  test("a doubled draw is found", () => {
    const twice = (told: readonly Told[]) => told.flatMap((line) => (line.key === "log.draws" ? [line, line] : [line]));
    expect(law(telling, twice).faults.some((fault) => fault.endsWith("is told 2 times"))).toBe(true);
  });
  test("a name that the viewer may not know is found", () => {
    const leak = (told: readonly Told[]) =>
      told.map((line) =>
        line.key === "log.draws" && line.params["known"] === false
          ? { ...line, params: { ...line.params, cards: ["dense_fog"] } }
          : line,
      );
    expect(law(telling, leak).faults).toContain("log.draws names dense_fog, which was not shown");
  });
});

test("neighbouring equal moves are one line", () => {
  const move = (face: string | undefined, to: string): AnyEvent => ({
    type: "PIECE_MOVED",
    from: "deck",
    to,
    ...(face === undefined ? {} : { face }),
  });
  const told = tell([move("sandbags", "drawn/0"), move("dense_fog", "drawn/0"), move(undefined, "drawn/1")], telling, {
    seat: 0,
  });
  expect(told).toMatchObject([
    { key: "log.draws", params: { who: 0, count: 2, cards: ["sandbags", "dense_fog"] }, covers: [0, 1] },
    { key: "log.draws", params: { who: 1, count: 1, cards: [] }, covers: [2], under: 0 },
  ]);
});
