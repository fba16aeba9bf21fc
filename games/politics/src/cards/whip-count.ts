import { instant } from "../card.ts";
import { getStrongestGovernmentCard } from "../effects/lookups.ts";

export const whipCount = instant({
  id: "whip-count",
  name: "Whip Count",
  text: "Deactivate the strongest opposing government and take 1 influence from it.",
  hp: 3,
  effects({ state, opponent, log }) {
    const target = getStrongestGovernmentCard(state, opponent);
    if (target === undefined) return [log("nobody to count against")];
    return [
      { type: "DEACTIVATE_CARD", targetUid: target.id },
      { type: "ADJUST_INFLUENCE", player: opponent, targetUid: target.id, amount: -1 },
      log("the votes are not there", { target }),
    ];
  },
});
