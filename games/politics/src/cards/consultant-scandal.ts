import { trap } from "../card.ts";

export const consultantScandal = trap({
  id: "consultant-scandal",
  name: "Consultant Scandal",
  text: "Your opponent plays a tier 1 government: it loses 2 influence.",
  hp: 2,
  springs({ state, opponent, played, log }) {
    const card = state.cardOf(played);
    if (card.kind !== "government" || card.tier !== 1) return undefined;
    const amount = -state.trapStrength(opponent, 2);
    return [
      { type: "ADJUST_INFLUENCE", player: opponent, targetUid: played.id, amount },
      log("the invoices are found", { target: played }),
    ];
  },
});
