import { trap } from "../card.ts";
import { getWeakestGovernmentCard } from "../effects/lookups.ts";

export const doubleAgent = trap({
  id: "double-agent",
  name: "Double Agent",
  text: "Your opponent plays a government and then has two or more: you get a copy of the weakest of them.",
  hp: 3,
  tier: 3,
  springs({ state, player, opponent, played, log }) {
    const lane = state.government[opponent];
    if (state.cardOf(played).kind !== "government" || lane.length < 2) return undefined;
    const weakest = getWeakestGovernmentCard(state, opponent);
    if (weakest === undefined || !state.hasRoom(player, "government")) return undefined;
    return [{ type: "COPY_CARD", player, targetUid: weakest.id }, log("on two payrolls", { target: weakest })];
  },
});
