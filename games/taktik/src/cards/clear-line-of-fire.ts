import type { CardDefinition } from "../cardset/definition.ts";

export const clearLineOfFire: CardDefinition = {
  id: "clear_line_of_fire",
  name: "Clear View",
  text: "Before a roll: for the attacks of one of your units the ground does not count this turn.",
  kind: "tactic",
  timing: "reaction",
  windows: ["beforeAttackRoll"],
  playedBy: "active",
  creates: [
    {
      duration: { type: "untilEndOfTurn" },
      target: { chosenBy: "owner", from: "own" },
      scope: "target",
      hooks: { terrainCounts: false },
    },
  ],
};
