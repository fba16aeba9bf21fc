import { trap } from "../card.ts";
import { hasKeyword } from "../effects/lookups.ts";

export const looseWiring = trap({
  id: "loose-wiring",
  name: "Loose Wiring",
  text: "Your opponent plays a government with Leadership: deactivate it, and it loses 1 influence.",
  hp: 3,
  springs({ state, opponent, played, log }) {
    if (!hasKeyword(state.cardOf(played), "Leadership")) return undefined;
    const amount = -state.trapStrength(opponent, 1);
    return [
      { type: "DEACTIVATE_CARD", targetUid: played.id },
      { type: "ADJUST_INFLUENCE", player: opponent, targetUid: played.id, amount },
      log("the microphone fails", { target: played }),
    ];
  },
});
