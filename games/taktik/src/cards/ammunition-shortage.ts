import type { CardDefinition } from "../cardset/definition.ts";

export const ammunitionShortage: CardDefinition = {
  id: "ammunition_shortage",
  name: "Counted Rounds",
  text: "Your units take 2 off their attack rolls this turn.",
  kind: "malus",
  timing: "immediate",
  copies: { 60: 3, 90: 5 },
  creates: [{ duration: { type: "untilEndOfTurn" }, hooks: { modifyAttackRoll: { add: -2 } } }],
};
