import type { ItemCard } from "../card-types.ts";

export const glassBulwark: ItemCard = {
  id: "glass-bulwark",
  name: "Glass Bulwark",
  text: "Until the end of the other player's turn, the next 30 damage to one of your creatures is prevented and no bad status reaches it.",
  kind: "item",
  does: { kind: "shield", amount: 30 },
};
