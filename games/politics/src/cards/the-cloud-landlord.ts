import { publicFigure } from "../card.ts";
import { countPublicByTag } from "../effects/lookups.ts";

export const theCloudLandlord = publicFigure({
  id: "the-cloud-landlord",
  name: "The Cloud Landlord",
  text: "Draw a card. With a Tech card, gain 1 AP.",
  hp: 6,
  tags: ["Oligarch"],
  effects: ({ state, player, log }) =>
    countPublicByTag(state, player, "Tech") > 0
      ? [
          { type: "DRAW_CARDS", player, amount: 1 },
          { type: "ADD_AP", player, amount: 1 },
          log("rent from the platform"),
        ]
      : [{ type: "DRAW_CARDS", player, amount: 1 }],
});
