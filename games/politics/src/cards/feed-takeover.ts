import { instant } from "../card.ts";

export const feedTakeover = instant({
  id: "feed-takeover",
  name: "Feed Takeover",
  text: "Draw 2 cards.",
  hp: 3,
  tags: ["Media"],
  effects: ({ player }) => [{ type: "DRAW_CARDS", player, amount: 2 }],
});
