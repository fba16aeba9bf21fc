import { publicFigure } from "../card.ts";

export const warrenBuffett = publicFigure({
  id: "warren-buffett",
  name: "Warren Buffett",
  text: "Draw a card. Your next Economy initiative brings your strongest government 1 more influence.",
  hp: 7,
  tags: ["Oligarch", "Opinion Leader"],
  effects: ({ player, log }) => [
    { type: "DRAW_CARDS", player, amount: 1 },
    { type: "SET_INITIATIVE_MODIFIER", player, tag: "Economy", amount: 1 },
    log("next Economy initiative +1 I"),
  ],
});
