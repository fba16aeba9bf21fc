import type { RelicCard } from "../card-types.ts";

export const dawnLocket: RelicCard = {
  id: "dawn-locket",
  name: "Dawn Locket",
  text: "The bearer has 1 more attack and 1 more defence, heals half as much again, and loses one bad status at the end of each of your turns.",
  kind: "relic",
  cost: 1,
  paidWith: "light",
  bearer: { attack: 1, defence: 1, heals: "half more", endCleansing: true },
};
