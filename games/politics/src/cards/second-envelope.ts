import { trap } from "../card.ts";

export const secondEnvelope = trap({
  id: "second-envelope",
  name: "Second Envelope",
  text: "Your opponent plays a government with an influence of 5 or less: it works for you until the round ends.",
  hp: 3,
  springs({ state, player, played, log }) {
    if (state.cardOf(played).kind !== "government" || state.influence(played) > 5) return undefined;
    if (!state.hasRoom(player, "government")) return undefined;
    return [{ type: "CONTROL_CARD", player, targetUid: played.id }, log("a better offer", { target: played })];
  },
});
