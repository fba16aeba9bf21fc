import type { CardDefinition } from "../cardset/definition.ts";

export const enemyDisinformation: CardDefinition = {
  id: "enemy_disinformation",
  name: "Enemy Disinformation",
  text: "Your opponent names one of your units: it does not move this turn.",
  kind: "malus",
  timing: "immediate",
  copies: { 60: 4, 90: 6 },
  creates: [
    {
      duration: { type: "untilEndOfTurn" },
      target: { chosenBy: "opponent", from: "own" },
      scope: "target",
      hooks: { canMoveUnit: false },
    },
  ],
};
