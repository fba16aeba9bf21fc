import { trap } from "../card.ts";
import { hasTag } from "../effects/lookups.ts";

export const emptyShelves = trap({
  id: "empty-shelves",
  name: "Empty Shelves",
  text: "Your opponent plays a public NGO or Movement card: deactivate it.",
  hp: 2,
  springs({ state, played, log }) {
    const card = state.cardOf(played);
    if (card.kind !== "public" || !hasTag(card, "NGO", "Movement")) return undefined;
    return [{ type: "DEACTIVATE_CARD", targetUid: played.id }, log("a boycott", { target: played })];
  },
});
