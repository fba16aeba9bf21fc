import type { ItemCard } from "../card-types.ts";

export const spareCells: ItemCard = {
  id: "spare-cells",
  name: "Spare Cells",
  text: "Attach up to two energies from your hand to one of your creatures.",
  kind: "item",
  does: { kind: "attachFromHand", most: 2 },
};
