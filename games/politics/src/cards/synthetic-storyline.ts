import { instant } from "../card.ts";

export const syntheticStoryline = instant({
  id: "synthetic-storyline",
  name: "Synthetic Storyline",
  text: "Draw a card and set a Dead Air trap, if there is room for it.",
  hp: 2,
  tags: ["AI"],
  effects: ({ player, log }) => [
    { type: "DRAW_CARDS", player, amount: 1 },
    { type: "SET_TRAP", player, trap: "dead-air" },
    log("a story is generated"),
  ],
});
