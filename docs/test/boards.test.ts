import { laws, scene } from "@cardwright/core/testing";
import { describe, expect, test } from "vitest";
import { causeway, largestGroup } from "../examples/boards/causeway.ts";
import { hexAt, distance as hexDistance, hexesWithin } from "../examples/boards/hexes.ts";
import { ASLANT, beside, between, distance, nameOf, STRAIGHT, stepsBetween } from "../examples/boards/squares.ts";
import { stonefield } from "../examples/boards/stonefield.ts";

const at = (column: number, row: number) => ({ column, row });
const names = (squares: ReturnType<typeof between>): readonly string[] => squares.map(nameOf).sort();

describe("squares", () => {
  const size = { columns: 3, rows: 3 };
  test("lie beside each other straight, or aslant too, and not over the edge", () => {
    expect(names(beside(size, at(0, 0)))).toEqual(["A2", "B1"]);
    expect(beside(size, at(1, 1), [...STRAIGHT, ...ASLANT])).toHaveLength(8);
    expect([distance(at(0, 0), at(2, 1)), stepsBetween(at(0, 0), at(2, 1))]).toEqual([3, 2]);
  });
  test("a line comes through what lies between", () => {
    expect(names(between(at(0, 0), at(3, 3)))).toEqual(["B2", "C3"]);
    expect(names(between(at(0, 0), at(4, 2)))).toEqual(["B2", "C2", "D3"]);
    expect(between(at(1, 1), at(1, 1))).toEqual([]);
  });
});
test("hexes: six beside each, and a board of six sides", () => {
  expect([0, 1, 2, 3].map((radius) => hexesWithin(radius).length)).toEqual([1, 7, 19, 37]);
  expect(hexDistance(hexAt(-2, 0), hexAt(1, 1))).toBe(4);
});
describe("Stonefield", () => {
  test("names squares as people do, and does not look through a stone", () => {
    const table = scene(stonefield).does(0, "walk", { warden: "A2", to: "A5", stone: "A4" });
    expect(table.state.wardens[0][0]).toMatchObject({ on: "A5" });
    const seen = table.choice(1, "walk", { warden: "B5" }).options.map(({ key }) => key);
    expect(seen).toContain("B1");
    expect(seen).not.toContain("A5");
    expect(table.tries(1, "walk", { warden: "B5", to: "E9", stone: "A1" })).toMatchObject({ code: "CHOICE_INVALID" });
  });
  test("is over for who cannot move", () => {
    const walled = ["A1", "A3", "B1", "B2", "B3", "D3", "D4", "D5", "E3", "E5"];
    const table = scene(stonefield, { given: () => ({ stones: walled, activeSeat: 1 as const }) });
    expect(table.does(1, "walk", { warden: "D1", to: "C1", stone: "C2" }).state.outcome).toMatchObject({
      winners: [1],
    });
  });
  test("obeys the laws", () => {
    expect(laws(stonefield, { matches: 4 }).ok).toBe(true);
  });
});
describe("Causeway", () => {
  test("counts what hangs together", () => {
    expect(largestGroup({ "0,0": 0, "1,0": 0, "-2,0": 0, "0,1": 1 }, 0)).toBe(2);
    expect(scene(causeway).does(0, "claim", { hex: "1,-1" }).state.claims).toEqual({ "1,-1": 0 });
  });
  test.each([2, 4])("obeys the laws with %i seats", (seats) => {
    expect(laws(causeway, { matches: 3, seats: [seats] }).ok).toBe(true);
  });
});
