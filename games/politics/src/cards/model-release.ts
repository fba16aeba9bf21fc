import { instant } from "../card.ts";

export const modelRelease = instant({
  id: "model-release",
  name: "Model Release",
  text: "Draw a card and gain 1 AP.",
  hp: 3,
  tags: ["AI"],
  effects: ({ player }) => [
    { type: "DRAW_CARDS", player, amount: 1 },
    { type: "ADD_AP", player, amount: 1 },
  ],
});
