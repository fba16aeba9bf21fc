import { publicFigure } from "../card.ts";

export const theCandleVigil = publicFigure({
  id: "the-candle-vigil",
  name: "The Candle Vigil",
  text: "When an opposing trap springs, draw 2 cards.",
  hp: 5,
  tags: ["Movement", "Opinion Leader"],
  onOpposingTrap: ({ player, log }) => [{ type: "DRAW_CARDS", player, amount: 2 }, log("outrage")],
});
