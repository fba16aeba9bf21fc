import { government } from "../card.ts";

export const anselmQuire = government({
  id: "anselm-quire",
  name: "President Anselm Quire",
  text: "Draw 2 cards.",
  influence: 9,
  tier: 2,
  hp: 15,
  effects: ({ player }) => [{ type: "DRAW_CARDS", player, amount: 2 }],
});
