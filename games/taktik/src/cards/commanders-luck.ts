import type { CardDefinition } from "../cardset/definition.ts";

export const commandersLuck: CardDefinition = {
  id: "commanders_luck",
  name: "Borrowed Luck",
  text: "After a roll: the die is rolled again, and the new roll counts.",
  kind: "tactic",
  timing: "reaction",
  windows: ["afterAttackRoll"],
  aim: "attacker",
  creates: [{ duration: { type: "untilEndOfTurn" }, scope: "target", hooks: { modifyRerolls: { add: 1 } } }],
};
