import { trap } from "../card.ts";

export const insideSource = trap({
  id: "inside-source",
  name: "Inside Source",
  text: "Your opponent plays a tier 2 government: it loses 2 influence.",
  hp: 3,
  springs({ state, opponent, played, log }) {
    const card = state.cardOf(played);
    if (card.kind !== "government" || card.tier !== 2) return undefined;
    const amount = -state.trapStrength(opponent, 2);
    return [
      { type: "ADJUST_INFLUENCE", player: opponent, targetUid: played.id, amount },
      log("somebody talks", { target: played }),
    ];
  },
});
