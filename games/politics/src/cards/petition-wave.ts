import { trap } from "../card.ts";

export const petitionWave = trap({
  id: "petition-wave",
  name: "Petition Wave",
  text: "Your opponent plays a public card and then has more than two: deactivate it, and they discard a random card.",
  hp: 2,
  springs({ state, opponent, played, log }) {
    if (state.cardOf(played).kind !== "public" || state.public[opponent].length <= 2) return undefined;
    return [
      { type: "DEACTIVATE_CARD", targetUid: played.id },
      { type: "DISCARD_RANDOM_FROM_HAND", player: opponent, amount: state.trapStrength(opponent, 1) },
      log("too many faces", { target: played }),
    ];
  },
});
