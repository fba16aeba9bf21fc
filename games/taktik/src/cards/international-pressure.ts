import type { CardDefinition } from "../cardset/definition.ts";

export const internationalPressure: CardDefinition = {
  id: "international_pressure",
  name: "Watching World",
  text: "Your units do not attack this turn.",
  kind: "malus",
  timing: "immediate",
  tags: ["special"],
  copies: { 60: 1, 90: 1 },
  creates: [{ duration: { type: "untilEndOfTurn" }, hooks: { canAttack: false } }],
};
