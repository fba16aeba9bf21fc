import type { CardDefinition } from "../cardset/definition.ts";

export const operationalFundingCut: CardDefinition = {
  id: "operational_funding_cut",
  name: "Empty Coffers",
  text: "You play no logistics cards this turn.",
  kind: "malus",
  timing: "immediate",
  copies: { 60: 4, 90: 5 },
  creates: [{ duration: { type: "untilEndOfTurn" }, tags: ["logistics"], hooks: { canPlayCard: false } }],
};
