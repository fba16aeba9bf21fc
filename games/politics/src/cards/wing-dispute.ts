import { trap } from "../card.ts";
import { isInitiative } from "../effects/lookups.ts";

export const wingDispute = trap({
  id: "wing-dispute",
  name: "Wing Dispute",
  text: "Your opponent plays an initiative that costs 3 or 4 HP: cancel it.",
  hp: 2,
  springs({ state, played, log }) {
    const card = state.cardOf(played);
    if (!isInitiative(card) || card.hp < 3 || card.hp > 4) return undefined;
    return [{ type: "CANCEL_CARD", targetUid: played.id }, log("the party cannot agree", { target: played })];
  },
});
