import type { CardDefinition } from "../cardset/definition.ts";

export const sandbags: CardDefinition = {
  id: "sandbags",
  name: "Sandbags",
  text: "Before damage: the unit that was hit takes one damage less.",
  kind: "tactic",
  timing: "reaction",
  windows: ["beforeDamage"],
  playedBy: "waiting",
  aim: "struck",
  creates: [{ duration: { type: "untilEndOfTurn" }, scope: "target", hooks: { modifyDamage: { add: -1 } } }],
};
