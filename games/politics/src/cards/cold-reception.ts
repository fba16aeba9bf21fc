import { trap } from "../card.ts";
import { hasKeyword } from "../effects/lookups.ts";

export const coldReception = trap({
  id: "cold-reception",
  name: "Cold Reception",
  text: "Your opponent plays a Diplomat: it loses 3 influence.",
  hp: 2,
  springs({ state, opponent, played, log }) {
    if (!hasKeyword(state.cardOf(played), "Diplomat")) return undefined;
    const amount = -state.trapStrength(opponent, 3);
    return [
      { type: "ADJUST_INFLUENCE", player: opponent, targetUid: played.id, amount },
      log("no handshake", { target: played }),
    ];
  },
});
