import { describe, expect, it } from "vitest";
import { measures as climateMeasures } from "../src/climate/measures/index.ts";
import { measures as economyMeasures } from "../src/economy/measures/index.ts";
import type { Timing } from "../src/measures/timing.ts";
import { measures as securityMeasures } from "../src/security/measures/index.ts";

const all = [...economyMeasures, ...securityMeasures, ...climateMeasures];

describe("the lists of measures", () => {
  it("hold forty, each with a file, a name and a text of its own", () => {
    const ids = (letter: string, count: number) =>
      Array.from({ length: count }, (_, i) => `${letter}${String(i + 1).padStart(2, "0")}`);
    expect(all.map(({ id }) => id)).toEqual([...ids("E", 10), ...ids("S", 15), ...ids("C", 15)]);
    expect(new Set(all.map(({ name }) => name)).size).toBe(40);
  });
  it("have the prices of the brief", () => {
    const short = { domestic: "D", foreign: "F", media: "I", economy: "E", security: "S", climate: "C" };
    const price = (cost: readonly string[]) =>
      cost
        .map((resort) => short[resort as keyof typeof short])
        .sort()
        .join("");
    expect(Object.fromEntries(all.map(({ id, cost }) => [id, price(cost)]))).toEqual({
      ...{ E01: "DEI", E02: "EF", E03: "EE", E04: "DE", E05: "EI", E06: "EE", E07: "DEE", E08: "EEE", E09: "EEI" },
      ...{ E10: "E", S01: "IS", S02: "SS", S03: "S", S04: "S", S05: "DS", S06: "FS", S07: "DS", S08: "IS", S09: "DS" },
      ...{
        S10: "DSS",
        S11: "S",
        S12: "SS",
        S13: "IS",
        S14: "DS",
        S15: "S",
        C01: "CC",
        C02: "CC",
        C03: "CC",
        C04: "CC",
      },
      ...{ C05: "CI", C06: "CE", C07: "C", C08: "CC", C09: "CDE", C10: "CDF", C11: "CE", C12: "C", C13: "CD" },
      ...{ C14: "CI", C15: "CEI" },
    });
  });
  it("[R10.4] show every timing class", () => {
    const timings: readonly Timing[] = [
      "oneShot",
      "thisTurn",
      "thisRound",
      "nextRound",
      "thisSettlement",
      "untilEndOfNextRound",
      "untilYourNextTurn",
      "untilEndOfTargetsNextTurn",
      "untilConsumed",
      "beforeMajority",
      "reaction",
    ];
    expect([...new Set(all.map(({ timing }) => timing))].sort()).toEqual([...timings].sort());
  });
});
