import { trap } from "../card.ts";
import { hasTag } from "../effects/lookups.ts";

export const donorList = trap({
  id: "donor-list",
  name: "Donor List",
  text: "Your opponent plays an NGO: they discard a random card.",
  hp: 2,
  springs: ({ state, opponent, played, log }) =>
    hasTag(state.cardOf(played), "NGO")
      ? [
          { type: "DISCARD_RANDOM_FROM_HAND", player: opponent, amount: state.trapStrength(opponent, 1) },
          log("names are named", { target: played }),
        ]
      : undefined,
});
