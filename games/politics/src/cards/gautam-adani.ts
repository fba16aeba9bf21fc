import { publicFigure } from "../card.ts";

export const gautamAdani = publicFigure({
  id: "gautam-adani",
  name: "Gautam Adani",
  text: "Draw a card. Your next Infrastructure initiative brings your strongest government 1 more influence.",
  hp: 6,
  tags: ["Oligarch"],
  effects: ({ player, log }) => [
    { type: "DRAW_CARDS", player, amount: 1 },
    { type: "SET_INITIATIVE_MODIFIER", player, tag: "Infrastructure", amount: 1 },
    log("next Infrastructure initiative +1 I"),
  ],
});
