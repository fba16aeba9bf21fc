import type { CardDefinition } from "../cardset/definition.ts";

export const forwardSupplyDepot: CardDefinition = {
  id: "forward_supply_depot",
  name: "Fuel at the Roadside",
  text: "Your infantry and vehicles move one further this turn. Or answer a malus with it: that malus is cancelled.",
  kind: "bonus",
  timing: "stored",
  tags: ["logistics"],
  cancelsMalus: "drawn",
  copies: { 60: 3, 90: 5 },
  creates: [
    { duration: { type: "untilEndOfTurn" }, faces: ["infantry", "vehicle"], hooks: { modifyMovement: { add: 1 } } },
  ],
};
