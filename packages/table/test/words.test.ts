import { expect, test } from "vitest";
import { causesOf, plain, sentence, untilWhen, whyText } from "../src/words.ts";

const names = (seat: number): string => (seat === 0 ? "You" : "Anna");
const now = { turn: 4, round: 2 };

test("what is said of the reader is said to the reader", () => {
  expect(sentence("You has to choose")).toBe("You have to choose.");
  expect(sentence("You wins: 2 rounds won.")).toBe("You win: 2 rounds won.");
  expect(sentence("You passes.")).toBe("You pass.");
  expect(sentence("It is the turn of You.")).toBe("It is your turn.");
  expect(sentence("A card moves from the deck of You to the hand of Anna.")).toBe(
    "A card moves from your deck to the hand of Anna.",
  );
  expect(sentence("The deck of You is shuffled.")).toBe("Your deck is shuffled.");
  expect(sentence("Anna wins.")).toBe("Anna wins.");
});
test("names of the engine become words", () => {
  expect(plain("mini_draw_used_this_turn")).toBe("Mini draw used this turn");
  expect(plain("awaitingPlacement", { words: { awaitingPlacement: "Lay a tile" } })).toBe("Lay a tile");
});
test("how long something lasts is counted from now", () => {
  expect(untilWhen({ atEndOfTurn: 4 }, now, names)).toBe("until the end of this turn");
  expect(untilWhen({ atEndOfTurn: 5 }, now, names)).toBe("for 2 turns, counting this one");
  expect(untilWhen({ atNextTurnOfPlayerId: 0 }, now, names)).toBe("until your next turn");
  expect(untilWhen({ atNextTurnOfPlayerId: 1 }, now, names)).toBe("until the next turn of Anna");
  expect(untilWhen({ atRound: 3 }, now, names)).toBe("until this round ends");
  expect(untilWhen({}, now, names)).toBe("until it is used up");
});
test("a refusal names every cause, whose it is and until when", () => {
  const cause = { question: "canAttack", definition: "x", value: false, expires: { atEndOfTurn: 4 } };
  const refusal = {
    code: "NO",
    message: "it may not attack",
    because: [
      { ...cause, effect: "e1", source: "Ceasefire", owner: 1 },
      { ...cause, effect: "rule", source: "range", owner: -1 },
    ],
  };
  expect(causesOf(refusal, now, names)).toEqual([
    { source: "Ceasefire", detail: "of Anna, until the end of this turn" },
    { source: "Range", detail: "a rule of the game, always" },
  ]);
  expect(whyText(refusal, now, names)).toContain("Ceasefire: of Anna, until the end of this turn.");
});
