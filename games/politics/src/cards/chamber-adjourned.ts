import { trap } from "../card.ts";

export const chamberAdjourned = trap({
  id: "chamber-adjourned",
  name: "Chamber Adjourned",
  text: "Your opponent plays a government and then has two or more: they play no more governments this round.",
  hp: 3,
  tier: 3,
  springs({ state, opponent, played, log }) {
    if (state.cardOf(played).kind !== "government" || state.government[opponent].length < 2) return undefined;
    return [
      { type: "LOCK_PLAY", player: opponent, kind: "government", until: "round" },
      log("the doors are locked", { target: played }),
    ];
  },
});
