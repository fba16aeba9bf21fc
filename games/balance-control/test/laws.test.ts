import { laws } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { game } from "../src/index.ts";
import { COMBINATIONS, nameOf } from "./stage.ts";

describe("obeys the laws", () => {
  for (const expansions of COMBINATIONS) {
    it(`with ${nameOf(expansions)}`, () => {
      expect(laws(game, { expansions, matches: 3, every: 25 }).ok).toBe(true);
    });
  }
  it("in the full game", () => {
    expect(laws(game, { matches: 1, seats: [3], every: 40, options: { preset: "full" } }).ok).toBe(true);
  });
});
