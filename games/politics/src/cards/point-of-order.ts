import { instant } from "../card.ts";

export const pointOfOrder = instant({
  id: "point-of-order",
  name: "Point of Order",
  text: "Gain 1 AP or draw a card.",
  hp: 1,
  choice: {
    ask: "Gain 1 AP, or draw a card?",
    options: [
      { id: "AP", label: "Gain 1 AP" },
      { id: "CARD", label: "Draw a card" },
    ],
  },
  effects: ({ player, option, log }) =>
    option === "CARD"
      ? [{ type: "DRAW_CARDS", player, amount: 1 }]
      : [{ type: "ADD_AP", player, amount: 1 }, log("time is won")],
});
