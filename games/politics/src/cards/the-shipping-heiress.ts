import { publicFigure } from "../card.ts";

export const theShippingHeiress = publicFigure({
  id: "the-shipping-heiress",
  name: "The Shipping Heiress",
  text: "Draw a card. At the end of the round your opponent refills to one card less.",
  hp: 6,
  tags: ["Oligarch"],
  opponentRefill: -1,
  effects: ({ player }) => [{ type: "DRAW_CARDS", player, amount: 1 }],
});
