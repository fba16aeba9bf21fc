import type { CardDefinition } from "../cardset/definition.ts";

export const rapidSupplyConvoy: CardDefinition = {
  id: "rapid_supply_convoy",
  name: "Rapid Supply Convoy",
  text: "All your units move one further this turn. Or answer a malus with it: that malus is cancelled.",
  kind: "bonus",
  timing: "stored",
  tags: ["logistics"],
  cancelsMalus: "drawn",
  copies: { 60: 4, 90: 6 },
  creates: [{ duration: { type: "untilEndOfTurn" }, hooks: { modifyMovement: { add: 1 } } }],
};
