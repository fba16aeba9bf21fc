import type { RelicCard } from "../card-types.ts";

export const mossyMantle: RelicCard = {
  id: "mossy-mantle",
  name: "Mossy Mantle",
  text: "The bearer has 1 more defence and 5 more health, and heals 10 at the end of each of your turns.",
  kind: "relic",
  cost: 1,
  paidWith: "nature",
  bearer: { defence: 1, health: 5, endHealing: 10 },
};
