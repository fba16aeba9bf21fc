import { instant } from "../card.ts";

export const leakedMemo = instant({
  id: "leaked-memo",
  name: "Leaked Memo",
  text: "Your opponent discards a random card.",
  hp: 3,
  tags: ["Media"],
  effects: ({ opponent, log }) => [
    { type: "DISCARD_RANDOM_FROM_HAND", player: opponent, amount: 1 },
    log("a plan becomes public"),
  ],
});
