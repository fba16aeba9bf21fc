import { instant } from "../card.ts";
import { getStrongestGovernmentCard } from "../effects/lookups.ts";

export const emergencyDecree = instant({
  id: "emergency-decree",
  name: "Emergency Decree",
  text: "Shield your strongest government; it gains 1 influence.",
  hp: 2,
  effects({ state, player, log }) {
    const target = getStrongestGovernmentCard(state, player);
    if (target === undefined) return [log("nobody to decree it")];
    return [
      { type: "GRANT_SHIELD", targetUid: target.id },
      { type: "ADJUST_INFLUENCE", player, targetUid: target.id, amount: 1 },
      log("a shield and +1 I", { target }),
    ];
  },
});
