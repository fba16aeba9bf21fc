import type { CardDefinition } from "../cardset/definition.ts";

export const electronicCountermeasures: CardDefinition = {
  id: "electronic_countermeasures",
  name: "White Noise",
  text: "Cancels every malus in force against you, as an answer to one or at any time in your turn.",
  kind: "bonus",
  timing: "reaction",
  tags: ["special"],
  cancelsMalus: "allInForce",
  copies: { 60: 2, 90: 3 },
  creates: [],
};
