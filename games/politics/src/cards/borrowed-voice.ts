import { trap } from "../card.ts";
import { hasKeyword } from "../effects/lookups.ts";

export const borrowedVoice = trap({
  id: "borrowed-voice",
  name: "Borrowed Voice",
  text: "Your opponent plays a Diplomat: it loses 1 influence, and they move no influence this round.",
  hp: 2,
  springs({ state, opponent, played, log }) {
    if (!hasKeyword(state.cardOf(played), "Diplomat")) return undefined;
    const amount = -state.trapStrength(opponent, 1);
    return [
      { type: "LOCK_PLAY", player: opponent, kind: "transfer", until: "round" },
      { type: "ADJUST_INFLUENCE", player: opponent, targetUid: played.id, amount },
      log("a call that never was", { target: played }),
    ];
  },
});
