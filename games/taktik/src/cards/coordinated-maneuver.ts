import type { CardDefinition } from "../cardset/definition.ts";

export const coordinatedManeuver: CardDefinition = {
  id: "coordinated_maneuver",
  name: "Pincer",
  text: "Before a roll: your attacking unit and a second that has the same target in range add 1 each to their attack rolls this turn.",
  kind: "tactic",
  timing: "reaction",
  windows: ["beforeAttackRoll"],
  playedBy: "active",
  aim: "pair",
  creates: [
    {
      duration: { type: "untilEndOfTurn" },
      target: { chosenBy: "owner", from: "own" },
      scope: "target",
      hooks: { modifyAttackRoll: { add: 1 } },
    },
  ],
};
