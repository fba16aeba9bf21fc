import type { RelicCard } from "../card-types.ts";

export const stormCoil: RelicCard = {
  id: "storm-coil",
  name: "Storm Coil",
  text: "The bearer has 2 more attack and 1 more speed, and its signature and ultimate cost 1 less, at least 1.",
  kind: "relic",
  cost: 1,
  paidWith: "lightning",
  bearer: { attack: 2, speed: 1, attackCost: -1 },
};
