import { trap } from "../card.ts";
import { isInitiative } from "../effects/lookups.ts";

export const courtStay = trap({
  id: "court-stay",
  name: "Court Stay",
  text: "Your opponent plays an initiative: cancel it.",
  hp: 3,
  springs: ({ state, played, log }) =>
    isInitiative(state.cardOf(played))
      ? [{ type: "CANCEL_CARD", targetUid: played.id }, log("suspended by a judge", { target: played })]
      : undefined,
});
