import type { Piece } from "@cardwright/core";
import { laws, scene } from "@cardwright/core/testing";
import { expect, test } from "vitest";
import { game } from "../src/index.ts";
import { table } from "../ui/index.ts";

/** Random matches, looked at step by step: nothing leaks, nothing is lost, nobody gets stuck, everything can be repeated. */
test("the game obeys the laws", () => {
  expect(laws(game, { matches: 3 }).ok).toBe(true);
});
/** A match in which the first seat holds a certain card: the first of its own has become it. */
function holding(face: string) {
  return scene(game, {
    given({ hand }) {
      const changed: readonly (readonly Piece[])[] = hand.map((cards, seat) =>
        cards.map((card, at) => (seat + at === 0 ? { ...card, face } : card)),
      );
      return { hand: changed as typeof hand };
    },
  });
}
test("a pumpkin scores its four points", () => {
  const match = holding("pumpkin");
  match.does(0, "play", { card: "pumpkin" });
  expect(match.state.score[0]).toBe(4);
});
test("a basket draws two cards", () => {
  const match = holding("basket");
  const before = match.state.hand[0]?.length ?? 0;
  match.does(0, "play", { card: "basket" });
  expect(match.state.hand[0]).toHaveLength(before - 1 + 2);
});
test("a crow takes nothing from whoever has nothing", () => {
  const match = holding("crow");
  match.does(0, "play", { card: "crow" });
  expect(match.state.score.every((points) => points === 0)).toBe(true);
});
test("the table shows what a card is worth", () => {
  expect(table.look("pumpkin").values).toMatchObject([{ value: 4 }]);
});
