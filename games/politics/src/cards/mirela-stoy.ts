import { government } from "../card.ts";

export const mirelaStoy = government({
  id: "mirela-stoy",
  name: "Chancellor Mirela Stoy",
  text: "Gain 1 AP and draw a card.",
  influence: 9,
  tier: 2,
  hp: 15,
  effects: ({ player }) => [
    { type: "ADD_AP", player, amount: 1 },
    { type: "DRAW_CARDS", player, amount: 1 },
  ],
});
