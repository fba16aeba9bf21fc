import { describe, expect, it } from "vitest";
import { checkFloors, type RatioName, type Ratios, ratioNames } from "../src/core/floors.ts";

const good: Ratios = {
  simulationVsBoardgameio: 60,
  simulationVsPlainLoop: 0.12,
  pureVsBoardgameio: 30,
  pureWithViewsVsBoardgameio: 20,
  frameVsBoardgameio: 10,
  frameVsLogged: 2,
  ticTacToe: 0.24,
  connectFour: 0.33,
  breakthrough: 0.5,
  ticTacToeListed: 0.053,
  connectFourListed: 0.072,
  breakthroughListed: 0.034,
  lateVsEarlyAction: 1.15,
  drawVsPureRand: 2,
  shuffleVsPureRand: 1.25,
};
const isCost = new Set<RatioName>(["frameVsLogged", "lateVsEarlyAction", "drawVsPureRand", "shuffleVsPureRand"]);

function missed(ratios: Ratios, liveMatch: number | null): string[] {
  return checkFloors(ratios, liveMatch).flatMap(({ figure, met }) => (met ? [] : [figure]));
}

describe("a floor", () => {
  it("is met by the very figure it names", () => {
    expect(missed(good, 8192)).toEqual([]);
  });

  it.each(ratioNames)("of %s is missed by a little less, or a little more where it is a cost", (name) => {
    const value = (good[name] ?? 0) * (isCost.has(name) ? 1.01 : 0.99);
    expect(missed({ ...good, [name]: value }, 8192)).toEqual([name]);
  });

  it("of memory is missed by one byte", () => {
    expect(missed(good, 8193)).toEqual(["liveMatch"]);
  });

  it("is missed by what could not be measured", () => {
    expect(missed({ ...good, pureVsBoardgameio: null }, null)).toEqual(["pureVsBoardgameio", "liveMatch"]);
    expect(missed({ ...good, drawVsPureRand: Number.NaN }, 1)).toEqual(["drawVsPureRand"]);
  });
});
