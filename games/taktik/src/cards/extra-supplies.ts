import type { CardDefinition } from "../cardset/definition.ts";

export const extraSupplies: CardDefinition = {
  id: "extra_supplies",
  name: "Second Wind",
  text: "One of your units that is held back or slowed moves normally and may attack this turn, whatever forbids it.",
  kind: "bonus",
  timing: "stored",
  tags: ["logistics"],
  aim: "limited",
  copies: { 60: 3, 90: 5 },
  creates: [
    {
      duration: { type: "untilEndOfTurn" },
      target: { chosenBy: "owner", from: "own" },
      scope: "target",
      hooks: { modifyMoveRelief: { add: 1 }, modifyAttackRelief: { add: 1 } },
    },
  ],
};
