import { chooses } from "@cardwright/bots";
import { goldenPlaythrough } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { climate, economy, game, security } from "../src/index.ts";
import { wealth } from "./wealth.ts";

describe("a match reads like this", () => {
  it("the core game, two players who look a step ahead", async () => {
    const text = goldenPlaythrough(game, "core", { seats: 2, choose: chooses("greedy") });
    await expect(text).toMatchFileSnapshot("golden/core.txt");
  });
  it("economy and climate, three players who look a step ahead", async () => {
    const text = goldenPlaythrough(game, "poor", {
      seats: 3,
      expansions: [economy, climate],
      choose: chooses("greedy"),
    });
    await expect(text).toMatchFileSnapshot("golden/economy-climate.txt");
  });
  it("all expansions, four players who act at random with full coffers, so that everything comes up", async () => {
    const expansions = [economy, security, climate, wealth(["economy", "security", "climate"])];
    const text = goldenPlaythrough(game, "rich", { seats: 4, expansions });
    await expect(text).toMatchFileSnapshot("golden/full-coffers.txt");
  });
});
