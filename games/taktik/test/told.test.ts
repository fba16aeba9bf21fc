import type { AnyEvent } from "@cardwright/core";
import { type Told, tell } from "@cardwright/words";
import { toldLaw, watchMatches } from "@cardwright/words/testing";
import { describe, expect, test } from "vitest";
import { game } from "../src/index.ts";
import { telling } from "../words/telling.ts";

const seen = watchMatches(game, [], { seeds: ["a", "b"], steps: 400 });

describe("each thing that a viewer saw is told once", () => {
  test("or covered, or silent by declaration", () => {
    const { faults, ...sum } = toldLaw(seen, telling);
    expect([...faults]).toEqual([]);
    expect(sum.told + sum.covered + sum.silent).toBe(sum.events);
    expect(sum.lines).toBeGreaterThan(500);
  });
  test("a silent play is found", () => {
    const { tacticsAside, ...enters } = telling.enters ?? {};
    const { faults } = toldLaw(seen, { ...telling, enters });
    expect([...faults.keys()]).toContain("PIECE_MOVED tactics/0 > tacticsAside/0 is not told");
    expect(tacticsAside).toBeDefined();
  });
  test("a doubled draw is found", () => {
    const twice = (told: readonly Told[]) => told.flatMap((line) => (line.key === "log.draws" ? [line, line] : [line]));
    expect([...toldLaw(seen, telling, twice).faults.keys()]).toContain("PIECE_MOVED deck > drawn/0 is told 2 times");
  });
  test("a name that the viewer may not know is found", () => {
    const leak = (told: readonly Told[]) =>
      told.map((line) =>
        line.key === "log.draws" && line.params["known"] === false
          ? { ...line, params: { ...line.params, cards: ["dense_fog"] } }
          : line,
      );
    expect([...toldLaw(seen, telling, leak).faults.keys()]).toContain("log.draws names dense_fog, which was not shown");
  });
});

test("a cell goes by its name on the rim of the map that is played on", () => {
  const named = (preset: string) => telling.cell?.(13, { options: { preset } });
  expect([named("skirmish"), named("standard")]).toEqual(["D2", "N1"]);
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
