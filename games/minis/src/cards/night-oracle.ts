import type { ItemCard } from "../card-types.ts";

export const nightOracle: ItemCard = {
  id: "night-oracle",
  name: "Night Oracle",
  text: "Draw three cards, then show your hand. Until the end of the turn your creatures have 1 more attack for each shadow card in it, at most 3.",
  kind: "item",
  supporter: true,
  does: { kind: "oracle", draw: 3, element: "shadow", most: 3 },
};
