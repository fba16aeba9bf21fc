import type { RelicCard } from "../card-types.ts";

export const hollowFang: RelicCard = {
  id: "hollow-fang",
  name: "Hollow Fang",
  text: "The bearer has 2 more attack and 10 more health, and heals half of the damage its attacks deal.",
  kind: "relic",
  cost: 2,
  paidWith: "shadow",
  bearer: { attack: 2, health: 10, drains: true },
};
