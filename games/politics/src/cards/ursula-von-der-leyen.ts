import { government } from "../card.ts";
import { getStrongestGovernmentCard, hasTag } from "../effects/lookups.ts";

export const ursulaVonDerLeyen = government({
  id: "ursula-von-der-leyen",
  name: "Ursula von der Leyen",
  text: "Shields your strongest government. When you play another EU card, gain 1 AP.",
  influence: 9,
  tier: 2,
  hp: 15,
  tags: ["EU"],
  keywords: ["Leadership", "Diplomat"],
  effects({ state, player, log }) {
    const strongest = getStrongestGovernmentCard(state, player);
    if (strongest === undefined) return [];
    return [
      { type: "GRANT_SHIELD", targetUid: strongest.id },
      log("shield for the strongest government", { target: strongest }),
    ];
  },
  onOwnPlay: ({ state, player, played, log }) =>
    hasTag(state.cardOf(played), "EU")
      ? [{ type: "ADD_AP", player, amount: 1 }, log("common procedure", { target: played })]
      : [],
});
