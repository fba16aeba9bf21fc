import type { RelicCard } from "../card-types.ts";

export const weathervaneCharm: RelicCard = {
  id: "weathervane-charm",
  name: "Weathervane Charm",
  text: "The bearer has 2 more speed and cannot be paralysed.",
  kind: "relic",
  cost: 1,
  paidWith: "wind",
  bearer: { speed: 2, immuneTo: "PARALYZE" },
};
