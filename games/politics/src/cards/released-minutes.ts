import { trap } from "../card.ts";

export const releasedMinutes = trap({
  id: "released-minutes",
  name: "Released Minutes",
  text: "Your opponent plays a government and then has three or more: it goes back to their hand.",
  hp: 3,
  springs({ state, opponent, played, log }) {
    if (state.cardOf(played).kind !== "government" || state.government[opponent].length <= 2) return undefined;
    return [{ type: "RETURN_TO_HAND", targetUid: played.id }, log("back to the drawing board", { target: played })];
  },
});
