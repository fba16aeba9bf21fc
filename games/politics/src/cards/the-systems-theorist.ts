import { publicFigure } from "../card.ts";
import { countPublicByTag } from "../effects/lookups.ts";

export const theSystemsTheorist = publicFigure({
  id: "the-systems-theorist",
  name: "The Systems Theorist",
  text: "Your next initiative this turn gives its AP back. With a Tech card, gain 1 AP.",
  hp: 5,
  tags: ["Opinion Leader"],
  effects: ({ state, player, log }) =>
    countPublicByTag(state, player, "Tech") > 0
      ? [
          { type: "REFUND_NEXT_INITIATIVE", player, amount: 1 },
          { type: "ADD_AP", player, amount: 1 },
          log("next initiative is paid back"),
        ]
      : [{ type: "REFUND_NEXT_INITIATIVE", player, amount: 1 }, log("next initiative is paid back")],
});
