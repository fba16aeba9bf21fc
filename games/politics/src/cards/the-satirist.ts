import { publicFigure } from "../card.ts";

export const theSatirist = publicFigure({
  id: "the-satirist",
  name: "The Satirist",
  text: "Your opponent discards a random card.",
  hp: 5,
  tags: ["Opinion Leader"],
  effects: ({ opponent, log }) => [
    { type: "DISCARD_RANDOM_FROM_HAND", player: opponent, amount: 1 },
    log("a plan becomes a joke"),
  ],
});
