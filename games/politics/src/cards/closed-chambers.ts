import { permanent } from "../card.ts";
import { countPublicByTag } from "../effects/lookups.ts";

export const closedChambers = permanent({
  id: "closed-chambers",
  name: "Closed Chambers",
  text: "While you have no NGO and no Movement, your governments have 1 more influence.",
  hp: 2,
  slot: "government",
  aura: {
    on: "own",
    add: 1,
    when: (board, owner) =>
      countPublicByTag(board, owner, "NGO") === 0 && countPublicByTag(board, owner, "Movement") === 0,
  },
});
