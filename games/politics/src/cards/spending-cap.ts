import { trap } from "../card.ts";
import { hasTag } from "../effects/lookups.ts";

export const spendingCap = trap({
  id: "spending-cap",
  name: "Spending Cap",
  text: "Your opponent plays an Oligarch or an Economy card: they lose 2 AP.",
  hp: 2,
  springs({ state, opponent, played, log }) {
    if (!hasTag(state.cardOf(played), "Oligarch", "Economy")) return undefined;
    const amount = -state.trapStrength(opponent, 2);
    return [{ type: "ADD_AP", player: opponent, amount }, log("the treasury says no", { target: played })];
  },
});
