import type { CardDefinition } from "../cardset/definition.ts";

export const enemyReconDetection: CardDefinition = {
  id: "enemy_recon_detection",
  name: "Caught Scouts",
  text: "At any time a tactic may be played: choose a quarter of the board. For each enemy unit there you see one card in the enemy's store.",
  kind: "tactic",
  timing: "reaction",
  windows: ["beforeMove", "afterMove", "beforeAttackRoll", "afterAttackRoll", "beforeDamage"],
  aim: "quadrant",
  creates: [
    {
      duration: { type: "untilEndOfTurn" },
      target: { chosenBy: "owner", from: "opponents" },
      hooks: { modifyRecon: { use: "oneForEachTarget" } },
    },
  ],
};
