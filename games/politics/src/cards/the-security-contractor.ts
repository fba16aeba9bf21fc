import { publicFigure } from "../card.ts";

export const theSecurityContractor = publicFigure({
  id: "the-security-contractor",
  name: "The Security Contractor",
  text: "Shield one of your governments; it gains 1 influence.",
  hp: 6,
  tags: ["Oligarch"],
  choice: { ask: "Which government is shielded?", cards: (state, player) => state.government[player] },
  effects: ({ player, chosen, log }) =>
    chosen === undefined
      ? [log("nobody to protect")]
      : [
          { type: "GRANT_SHIELD", targetUid: chosen.id },
          { type: "ADJUST_INFLUENCE", player, targetUid: chosen.id, amount: 1 },
          log("a shield and +1 I", { target: chosen }),
        ],
});
