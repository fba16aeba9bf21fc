import type { ItemCard } from "../card-types.ts";

export const ropeSwing: ItemCard = {
  id: "rope-swing",
  name: "Rope Swing",
  text: "Switch your active creature for free. The newcomer cannot attack this turn.",
  kind: "item",
  does: { kind: "freeSwitch" },
};
