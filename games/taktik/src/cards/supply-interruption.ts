import type { CardDefinition } from "../cardset/definition.ts";

export const supplyInterruption: CardDefinition = {
  id: "supply_interruption",
  name: "Cut Road",
  text: "Your units move one less this turn, your vehicles two less.",
  kind: "malus",
  timing: "immediate",
  copies: { 60: 5, 90: 7 },
  creates: [
    { duration: { type: "untilEndOfTurn" }, faces: ["infantry", "special"], hooks: { modifyMovement: { add: -1 } } },
    { duration: { type: "untilEndOfTurn" }, faces: ["vehicle"], hooks: { modifyMovement: { add: -2 } } },
  ],
};
