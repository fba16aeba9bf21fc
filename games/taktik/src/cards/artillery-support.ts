import type { CardDefinition } from "../cardset/definition.ts";

export const artillerySupport: CardDefinition = {
  id: "artillery_support",
  name: "Guns on Call",
  text: "One of your units adds 2 to its attack rolls this turn.",
  kind: "bonus",
  timing: "stored",
  copies: { 60: 4, 90: 6 },
  creates: [
    {
      duration: { type: "untilEndOfTurn" },
      target: { chosenBy: "owner", from: "own" },
      scope: "target",
      hooks: { modifyAttackRoll: { add: 2 } },
    },
  ],
};
