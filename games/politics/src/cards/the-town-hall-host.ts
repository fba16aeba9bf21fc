import { publicFigure } from "../card.ts";
import { countPublicByTag } from "../effects/lookups.ts";

export const theTownHallHost = publicFigure({
  id: "the-town-hall-host",
  name: "The Town Hall Host",
  text: "Both players draw a card; with an NGO you draw 2.",
  hp: 5,
  tags: ["Opinion Leader"],
  effects: ({ state, player, opponent, log }) => {
    const amount = countPublicByTag(state, player, "NGO") > 0 ? 2 : 1;
    return [
      { type: "DRAW_CARDS", player, amount },
      { type: "DRAW_CARDS", player: opponent, amount: 1 },
      log("an open evening"),
    ];
  },
});
