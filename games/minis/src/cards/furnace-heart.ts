import type { RelicCard } from "../card-types.ts";

export const furnaceHeart: RelicCard = {
  id: "furnace-heart",
  name: "Furnace Heart",
  text: "The bearer has 3 more attack and 5 more health, and its attacks burn. It loses 10 health at the end of each of your turns.",
  kind: "relic",
  cost: 2,
  paidWith: "fire",
  bearer: { attack: 3, health: 5, inflicts: "BURN", endDrain: 10 },
};
