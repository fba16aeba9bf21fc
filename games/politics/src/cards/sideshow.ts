import { trap } from "../card.ts";

export const sideshow = trap({
  id: "sideshow",
  name: "Sideshow",
  text: "Your opponent plays a government with an influence of 4 or less: it loses all of it.",
  hp: 2,
  springs({ state, opponent, played, log }) {
    const influence = state.influence(played);
    if (state.cardOf(played).kind !== "government" || influence > 4) return undefined;
    return [
      { type: "ADJUST_INFLUENCE", player: opponent, targetUid: played.id, amount: -influence },
      log("nobody is watching", { target: played }),
    ];
  },
});
