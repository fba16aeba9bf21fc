import type { CardDefinition } from "../cardset/definition.ts";

export const unCeasefire: CardDefinition = {
  id: "un_ceasefire",
  name: "UN Ceasefire",
  text: "Nobody attacks this turn.",
  kind: "malus",
  timing: "immediate",
  tags: ["special"],
  copies: { 60: 1, 90: 1 },
  creates: [{ duration: { type: "untilEndOfTurn" }, scope: "all", hooks: { canAttack: false } }],
};
