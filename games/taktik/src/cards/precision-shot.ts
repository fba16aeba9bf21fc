import type { CardDefinition } from "../cardset/definition.ts";

export const precisionShot: CardDefinition = {
  id: "precision_shot",
  name: "Held Breath",
  text: "Before a roll: one of your units adds 2 to its attack rolls this turn.",
  kind: "tactic",
  timing: "reaction",
  windows: ["beforeAttackRoll"],
  playedBy: "active",
  creates: [
    {
      duration: { type: "untilEndOfTurn" },
      target: { chosenBy: "owner", from: "own" },
      scope: "target",
      hooks: { modifyAttackRoll: { add: 2 } },
    },
  ],
};
