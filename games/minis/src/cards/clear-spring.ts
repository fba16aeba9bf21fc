import type { ItemCard } from "../card-types.ts";

export const clearSpring: ItemCard = {
  id: "clear-spring",
  name: "Clear Spring",
  text: "End all bad statuses of one of your creatures.",
  kind: "item",
  does: { kind: "clearStatuses" },
};
