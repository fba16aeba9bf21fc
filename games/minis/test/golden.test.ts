import { chooses } from "@cardwright/bots";
import { goldenPlaythrough } from "@cardwright/core/testing";
import { expect, it } from "vitest";
import { game } from "../src/index.ts";

/** One match of each mode as text, played by greedy bots, so that a change of the rules shows in review. */
it.each([
  ["simple", 400],
  ["standard", 400],
  ["tournament", 120],
] as const)("plays the %s match as it did", async (mode, actionsMax) => {
  const options = { mode };
  const text = goldenPlaythrough(game, `golden ${mode}`, { options, choose: chooses("greedy"), actionsMax });
  await expect(text).toMatchFileSnapshot(`golden/${mode}.txt`);
});
