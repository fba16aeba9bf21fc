import { publicFigure } from "../card.ts";
import { hasKeyword } from "../effects/lookups.ts";

export const openPurseFoundation = publicFigure({
  id: "open-purse-foundation",
  name: "Open Purse Foundation",
  text: "If your opponent has a government with Leadership, gain 2 AP.",
  hp: 7,
  tags: ["Oligarch", "NGO"],
  effects: ({ state, player, opponent, log }) =>
    state.government[opponent].some((piece) => hasKeyword(state.cardOf(piece), "Leadership"))
      ? [{ type: "ADD_AP", player, amount: 2 }, log("grants against strong leaders")]
      : [log("no strong leader to oppose")],
});
