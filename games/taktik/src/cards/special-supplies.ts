import type { CardDefinition } from "../cardset/definition.ts";

export const specialSupplies: CardDefinition = {
  id: "special_supplies",
  name: "Night Workshop",
  text: "One of your damaged units is whole again.",
  kind: "bonus",
  timing: "stored",
  tags: ["logistics"],
  aim: "damaged",
  copies: { 60: 4, 90: 6 },
  creates: [
    {
      duration: { type: "untilEndOfTurn" },
      target: { chosenBy: "owner", from: "own" },
      scope: "target",
      hooks: { modifyRepair: { add: 1 } },
    },
  ],
};
