import type { CardDefinition } from "../cardset/definition.ts";

export const internationalAid: CardDefinition = {
  id: "international_aid",
  name: "Friends Abroad",
  text: "You may bring in one unit more than usual from your reserve this turn.",
  kind: "bonus",
  timing: "stored",
  tags: ["special"],
  copies: { 60: 2, 90: 3 },
  creates: [{ duration: { type: "untilEndOfTurn" }, hooks: { modifyDeployments: { add: 1 } } }],
};
