import { goldenPlaythrough } from "@cardwright/core/testing";
import { expect, it } from "vitest";
import { game } from "../src/index.ts";

it("a skirmish, as text", async () => {
  await expect(goldenPlaythrough(game, "golden skirmish")).toMatchFileSnapshot("golden/skirmish.txt");
});
it("a short match for points where one hit kills, as text", async () => {
  const options = { victory: "points", oneHitKills: true, turnLimit: 12, deck: 90, shuffleEachTurn: true };
  await expect(goldenPlaythrough(game, "golden points", { options })).toMatchFileSnapshot("golden/points.txt");
});
