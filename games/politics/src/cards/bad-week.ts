import { trap } from "../card.ts";
import { isInitiative } from "../effects/lookups.ts";

export const badWeek = trap({
  id: "bad-week",
  name: "Bad Week",
  text: "Your opponent plays an initiative and a public card in one turn: the second of them is cancelled.",
  hp: 2,
  springs({ state, opponent, played, log }) {
    const card = state.cardOf(played);
    const isSecond =
      (isInitiative(card) && state.playedThisTurn(opponent, "public") > 0) ||
      (card.kind === "public" && state.playedThisTurn(opponent, "initiative") > 0);
    if (!isSecond) return undefined;
    return [{ type: "CANCEL_CARD", targetUid: played.id }, log("one story too many", { target: played })];
  },
});
