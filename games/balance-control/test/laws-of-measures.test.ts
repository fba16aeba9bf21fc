import { laws } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { climate, economy, game, security } from "../src/index.ts";
import { wealth } from "./wealth.ts";

describe("obeys the laws where measures are played all the time", () => {
  for (const expansion of [economy, security, climate]) {
    it(`with ${expansion.id} and full coffers`, () => {
      const expansions = [expansion, wealth([expansion.id])];
      expect(laws(game, { expansions, matches: 1, seats: [3], every: 25, name: "rich" }).ok).toBe(true);
    });
  }
  it("with all expansions and full coffers", () => {
    const expansions = [economy, security, climate, wealth(["economy", "security", "climate"])];
    expect(laws(game, { expansions, matches: 1, seats: [4], every: 40, name: "rich" }).ok).toBe(true);
  });
});
