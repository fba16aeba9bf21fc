import { trap } from "../card.ts";
import { hasTag } from "../effects/lookups.ts";

export const blackoutHour = trap({
  id: "blackout-hour",
  name: "Blackout Hour",
  text: "Your opponent plays a public Tech card: destroy it.",
  hp: 3,
  springs({ state, played, log }) {
    const card = state.cardOf(played);
    if (card.kind !== "public" || !hasTag(card, "Tech")) return undefined;
    return [{ type: "DESTROY_CARD", targetUid: played.id }, log("the lights go out", { target: played })];
  },
});
