import type { ItemCard } from "../card-types.ts";

export const honeyPoultice: ItemCard = {
  id: "honey-poultice",
  name: "Honey Poultice",
  text: "One of your creatures heals 30.",
  kind: "item",
  does: { kind: "heal", amount: 30 },
};
