import { publicFigure } from "../card.ts";

export const thePhilanthropist = publicFigure({
  id: "the-philanthropist",
  name: "The Philanthropist",
  text: "Draw a card. Your next initiative this turn costs 1 AP less.",
  hp: 7,
  tags: ["Oligarch", "NGO"],
  effects: ({ player, log }) => [
    { type: "DRAW_CARDS", player, amount: 1 },
    { type: "SET_DISCOUNT", player, amount: 1 },
    log("next initiative -1 AP"),
  ],
});
