import { government } from "../card.ts";

export const jorunPell = government({
  id: "jorun-pell",
  name: "Minister Jorun Pell",
  text: "Draw a card.",
  influence: 7,
  hp: 7,
  effects: ({ player }) => [{ type: "DRAW_CARDS", player, amount: 1 }],
});
