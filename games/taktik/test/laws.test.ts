import { laws } from "@cardwright/core/testing";
import { describe, it } from "vitest";
import { game } from "../src/index.ts";

describe("Taktik obeys the laws", () => {
  it("in a skirmish", () => {
    laws(game, { matches: 4, every: 12 });
  });
  it("where one hit kills, for points, with a large deck shuffled every turn", () => {
    const options = { oneHitKills: true, victory: "points", deck: 90, shuffleEachTurn: true };
    laws(game, { matches: 2, every: 15, options, name: "points" });
  });
  it("until one side is gone", () => {
    laws(game, { matches: 1, every: 20, options: { victory: "annihilation", turnLimit: 60 }, name: "annihilation" });
  });
  it("at the standard size", () => {
    laws(game, { matches: 1, every: 60, options: { preset: "standard" }, name: "standard" });
  });
});
