import type { CardDefinition } from "../cardset/definition.ts";

export const troopMotivation: CardDefinition = {
  id: "troop_motivation",
  name: "High Spirits",
  text: "All your units add 1 to their attack rolls this turn.",
  kind: "bonus",
  timing: "stored",
  copies: { 60: 3, 90: 5 },
  creates: [{ duration: { type: "untilEndOfTurn" }, hooks: { modifyAttackRoll: { add: 1 } } }],
};
