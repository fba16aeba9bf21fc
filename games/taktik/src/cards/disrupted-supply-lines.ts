import type { CardDefinition } from "../cardset/definition.ts";

export const disruptedSupplyLines: CardDefinition = {
  id: "disrupted_supply_lines",
  name: "Mud Season",
  text: "Your units move one less this turn.",
  kind: "malus",
  timing: "immediate",
  copies: { 60: 2, 90: 3 },
  creates: [{ duration: { type: "untilPhase", phase: "ATTACK" }, hooks: { modifyMovement: { add: -1 } } }],
};
