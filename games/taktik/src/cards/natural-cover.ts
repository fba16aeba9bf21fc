import type { CardDefinition } from "../cardset/definition.ts";

export const naturalCover: CardDefinition = {
  id: "natural_cover",
  name: "Stone Wall",
  text: "Before a roll: one of your units is harder to hit by 1 this turn.",
  kind: "tactic",
  timing: "reaction",
  windows: ["beforeAttackRoll"],
  playedBy: "waiting",
  creates: [
    {
      duration: { type: "untilEndOfTurn" },
      target: { chosenBy: "owner", from: "own" },
      scope: "target",
      hooks: { modifyDefence: { add: 1 } },
    },
  ],
};
