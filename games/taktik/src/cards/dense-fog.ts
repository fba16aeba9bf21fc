import type { CardDefinition } from "../cardset/definition.ts";

export const denseFog: CardDefinition = {
  id: "dense_fog",
  name: "Valley Fog",
  text: "Before a roll: all units take 1 off their attack rolls this turn.",
  kind: "tactic",
  timing: "reaction",
  windows: ["beforeAttackRoll"],
  creates: [{ duration: { type: "untilEndOfTurn" }, scope: "all", hooks: { modifyAttackRoll: { add: -1 } } }],
};
