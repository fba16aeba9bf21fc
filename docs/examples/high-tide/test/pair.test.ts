import { laws, scene } from "@cardwright/core/testing";
import { expect, test } from "vitest";
import { game } from "../src/index.ts";

const holding = (...faces: readonly ("coin1" | "coin2" | "coin3")[]) =>
  scene(game, {
    given: ({ hand }) => ({
      hand: [hand[0].map((coin, i) => ({ ...coin, face: faces[i] ?? coin.face })), hand[1]] as const,
    }),
  });

test("a pair scores one more than its coins [R4]", () => {
  const table = holding("coin3", "coin3", "coin1", "coin2").does(0, "pair", { coin: "coin3" });
  expect(table.state.score[0]).toBe(7);
});
test("a coin without a twin is greyed, and the table can say why", () => {
  const table = holding("coin3", "coin3", "coin1", "coin2");
  expect(table.tries(0, "pair", { coin: "coin1" })).toMatchObject({
    code: "NO_TWIN",
    message: "you hold only one of these",
  });
});
test("the game still obeys every law", () => {
  expect(laws(game, { matches: 3 }).ok).toBe(true);
});
