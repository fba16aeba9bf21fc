import { trap } from "../card.ts";
import { hasTag } from "../effects/lookups.ts";

export const deadAir = trap({
  id: "dead-air",
  name: "Dead Air",
  text: "Your opponent plays a public Media or Opinion Leader card: deactivate it.",
  hp: 1,
  springs({ state, played, log }) {
    const card = state.cardOf(played);
    if (card.kind !== "public" || !hasTag(card, "Media", "Opinion Leader")) return undefined;
    return [{ type: "DEACTIVATE_CARD", targetUid: played.id }, log("silence on all channels", { target: played })];
  },
});
