import type { CardDefinition } from "../cardset/definition.ts";

export const severeSanctions: CardDefinition = {
  id: "severe_sanctions",
  name: "Closed Harbours",
  text: "You bring in no units this turn.",
  kind: "malus",
  timing: "immediate",
  tags: ["special"],
  copies: { 60: 1, 90: 2 },
  creates: [{ duration: { type: "untilEndOfTurn" }, hooks: { canDeploy: false } }],
};
