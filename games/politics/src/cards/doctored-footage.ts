import { trap } from "../card.ts";
import { hasTag } from "../effects/lookups.ts";

export const doctoredFootage = trap({
  id: "doctored-footage",
  name: "Doctored Footage",
  text: "Your opponent plays a public Media or Tech card: deactivate it.",
  hp: 2,
  springs({ state, played, log }) {
    const card = state.cardOf(played);
    if (card.kind !== "public" || !hasTag(card, "Media", "Tech")) return undefined;
    return [{ type: "DEACTIVATE_CARD", targetUid: played.id }, log("nobody believes it now", { target: played })];
  },
});
