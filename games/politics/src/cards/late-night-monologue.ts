import { trap } from "../card.ts";
import { getStrongestGovernmentCard } from "../effects/lookups.ts";

export const lateNightMonologue = trap({
  id: "late-night-monologue",
  name: "Late-Night Monologue",
  text: "Your opponent plays a card and has more influence than you: their strongest government loses 2.",
  hp: 2,
  springs({ state, player, opponent, log }) {
    const target = getStrongestGovernmentCard(state, opponent);
    if (target === undefined || state.totalInfluence(opponent) <= state.totalInfluence(player)) return undefined;
    const amount = -state.trapStrength(opponent, 2);
    return [
      { type: "ADJUST_INFLUENCE", player: opponent, targetUid: target.id, amount },
      log("the audience laughs", { target }),
    ];
  },
});
