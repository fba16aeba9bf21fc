import type { CardDefinition } from "../cardset/definition.ts";

export const advancedRecon: CardDefinition = {
  id: "advanced_recon",
  name: "Eyes Ahead",
  text: "One of your units moves two further this turn, and you may move one unit more than usual. Or answer a malus with it: that malus is cancelled.",
  kind: "bonus",
  timing: "stored",
  cancelsMalus: "drawn",
  copies: { 60: 4, 90: 6 },
  creates: [
    {
      duration: { type: "untilEndOfTurn" },
      target: { chosenBy: "owner", from: "own" },
      scope: "target",
      hooks: { modifyMovement: { add: 2 } },
    },
    { duration: { type: "untilEndOfTurn" }, hooks: { modifyUnitMoves: { add: 1 } } },
  ],
};
