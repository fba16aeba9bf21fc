import type { ItemCard } from "../card-types.ts";

export const quartermaster: ItemCard = {
  id: "quartermaster",
  name: "Quartermaster",
  text: "Draw two cards, then discard one.",
  kind: "item",
  supporter: true,
  does: { kind: "drawThenDiscard", draw: 2, discard: 1 },
};
