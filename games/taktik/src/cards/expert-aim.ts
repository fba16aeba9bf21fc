import type { CardDefinition } from "../cardset/definition.ts";

export const expertAim: CardDefinition = {
  id: "expert_aim",
  name: "Weak Spot",
  text: "Before a roll: one enemy unit is easier to hit by 2 this turn.",
  kind: "tactic",
  timing: "reaction",
  windows: ["beforeAttackRoll"],
  playedBy: "active",
  creates: [
    {
      duration: { type: "untilEndOfTurn" },
      target: { chosenBy: "owner", from: "opponents" },
      scope: "target",
      hooks: { modifyDefence: { add: -2 } },
    },
  ],
};
