import type { CardDefinition } from "../cardset/definition.ts";

export const suppressiveFire: CardDefinition = {
  id: "suppressive_fire",
  name: "Heads Down",
  text: "Before a move: one enemy unit moves one less, now and in the next turn of its side.",
  kind: "tactic",
  timing: "reaction",
  windows: ["beforeMove"],
  reachesTheirTurn: true,
  creates: [
    {
      duration: { type: "nTurns", turns: 2 },
      target: { chosenBy: "owner", from: "opponents" },
      scope: "target",
      hooks: { modifyMovement: { add: -1 } },
    },
  ],
};
