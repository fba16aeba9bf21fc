import { chooses } from "@cardwright/bots";
import { goldenPlaythrough } from "@cardwright/core/testing";
import { expect, it } from "vitest";
import { game } from "../src/game.ts";

it("a random match reads as it did", async () => {
  await expect(goldenPlaythrough(game, "politics one")).toMatchFileSnapshot("golden/random.txt");
});
it("a greedy match of the other two decks reads as it did", async () => {
  const options = { decks: ["progressive-activism", "populist-opportunist"] };
  const text = goldenPlaythrough(game, "politics two", { options, choose: chooses("greedy") });
  await expect(text).toMatchFileSnapshot("golden/greedy.txt");
});
