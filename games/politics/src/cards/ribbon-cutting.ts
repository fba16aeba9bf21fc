import { instant } from "../card.ts";

export const ribbonCutting = instant({
  id: "ribbon-cutting",
  name: "Ribbon Cutting",
  text: "Draw a card.",
  hp: 1,
  tags: ["Infrastructure"],
  effects: ({ player }) => [{ type: "DRAW_CARDS", player, amount: 1 }],
});
