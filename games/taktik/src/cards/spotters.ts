import type { CardDefinition } from "../cardset/definition.ts";

export const spotters: CardDefinition = {
  id: "spotters",
  name: "Spotters",
  text: "After an enemy move: one enemy unit is easier to hit by 1, now and in the next turn.",
  kind: "tactic",
  timing: "reaction",
  windows: ["afterMove"],
  playedBy: "waiting",
  creates: [
    {
      duration: { type: "nTurns", turns: 2 },
      target: { chosenBy: "owner", from: "opponents" },
      scope: "target",
      hooks: { modifyDefence: { add: -1 } },
    },
  ],
};
