import { government } from "../card.ts";

export const sunnivaCrane = government({
  id: "sunniva-crane",
  name: "President Sunniva Crane",
  text: "When you pass, draw a card.",
  influence: 7,
  tier: 2,
  hp: 11,
  keywords: ["Leadership"],
  onOwnPass: ({ player, log }) => [{ type: "DRAW_CARDS", player, amount: 1 }, log("patience pays")],
});
