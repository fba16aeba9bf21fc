import { publicFigure } from "../card.ts";

export const breakingNewsDesk = publicFigure({
  id: "breaking-news-desk",
  name: "Breaking News Desk",
  text: "One random hand card of each player cannot be used until a turn of that player ends.",
  hp: 5,
  tags: ["Media"],
  effects: ({ player, opponent, log }) => [
    { type: "DEACTIVATE_RANDOM_HAND", player, amount: 1 },
    { type: "DEACTIVATE_RANDOM_HAND", player: opponent, amount: 1 },
    log("everything is overtaken by events"),
  ],
});
