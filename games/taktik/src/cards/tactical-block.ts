import type { CardDefinition } from "../cardset/definition.ts";

export const tacticalBlock: CardDefinition = {
  id: "tactical_block",
  name: "Pinned Down",
  text: "Before a roll: one enemy unit does not attack this turn.",
  kind: "tactic",
  timing: "reaction",
  windows: ["beforeAttackRoll"],
  playedBy: "waiting",
  creates: [
    {
      duration: { type: "untilEndOfTurn" },
      target: { chosenBy: "owner", from: "opponents" },
      scope: "target",
      hooks: { canAttack: false },
    },
  ],
};
