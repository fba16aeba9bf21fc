import { toldLaw, watchMatches } from "@cardwright/words/testing";
import { expect, test } from "vitest";
import { game } from "../src/index.ts";
import { telling } from "../words/telling.ts";

test("each thing that a viewer saw is told once, or covered, or silent by declaration", () => {
  const seen = watchMatches(game, [], { seeds: ["1", "2", "3"], steps: 300 });
  const { faults, ...sum } = toldLaw(seen, telling);
  expect([...faults]).toEqual([]);
  expect(sum.told + sum.covered + sum.silent).toBe(sum.events);
  expect(sum.lines).toBeGreaterThan(100);
});
