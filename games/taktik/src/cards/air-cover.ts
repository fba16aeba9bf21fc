import type { CardDefinition } from "../cardset/definition.ts";

export const airCover: CardDefinition = {
  id: "air_cover",
  name: "Open Sky",
  text: "One of your units that is held back moves normally this turn.",
  kind: "bonus",
  timing: "stored",
  aim: "blocked",
  copies: { 60: 3, 90: 5 },
  creates: [
    {
      duration: { type: "untilEndOfTurn" },
      target: { chosenBy: "owner", from: "own" },
      scope: "target",
      hooks: { modifyMoveRelief: { add: 1 } },
    },
  ],
};
