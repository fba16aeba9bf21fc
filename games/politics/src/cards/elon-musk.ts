import { publicFigure } from "../card.ts";

export const elonMusk = publicFigure({
  id: "elon-musk",
  name: "Elon Musk",
  text: "Draw a card. Your next initiative this turn costs 1 AP less.",
  hp: 8,
  tags: ["Oligarch", "Tech"],
  effects: ({ player, log }) => [
    { type: "DRAW_CARDS", player, amount: 1 },
    { type: "SET_DISCOUNT", player, amount: 1 },
    log("next initiative -1 AP"),
  ],
});
