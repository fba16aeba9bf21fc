import { publicFigure } from "../card.ts";

export const theSecurityContractor = publicFigure({
  id: "the-security-contractor",
  name: "The Security Contractor",
  text: "Shield one of your governments.",
  hp: 6,
  tags: ["Oligarch"],
  choice: { ask: "Which government is shielded?", cards: (state, player) => state.government[player] },
  effects: ({ chosen, log }) =>
    chosen === undefined
      ? [log("nobody to protect")]
      : [{ type: "GRANT_SHIELD", targetUid: chosen.id }, log("a shield", { target: chosen })],
});
