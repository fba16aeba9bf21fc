import type { CardDefinition } from "../cardset/definition.ts";

export const mechanicalFailure: CardDefinition = {
  id: "mechanical_failure",
  name: "Broken Axle",
  text: "Your opponent names one of your units: it neither moves nor attacks this turn.",
  kind: "malus",
  timing: "immediate",
  copies: { 60: 3, 90: 4 },
  creates: [
    {
      duration: { type: "untilEndOfTurn" },
      target: { chosenBy: "opponent", from: "own" },
      scope: "target",
      hooks: { canMoveUnit: false, canAttack: false },
    },
  ],
};
