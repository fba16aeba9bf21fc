import { trap } from "../card.ts";

export const marchOnTheSquare = trap({
  id: "march-on-the-square",
  name: "March on the Square",
  text: "Your opponent plays their second government of the round: each of their governments loses 1 influence.",
  hp: 2,
  springs({ state, opponent, played, log }) {
    const isSecond = state.playedThisRound(opponent, "government") === 1;
    if (state.cardOf(played).kind !== "government" || !isSecond) return undefined;
    const amount = -state.trapStrength(opponent, 1);
    const lane = state.government[opponent];
    return [
      ...lane.map(({ id }) => ({ type: "ADJUST_INFLUENCE", player: opponent, targetUid: id, amount }) as const),
      log("the square is full"),
    ];
  },
});
