import type { RelicCard } from "../card-types.ts";

export const ironrootPlate: RelicCard = {
  id: "ironroot-plate",
  name: "Ironroot Plate",
  text: "The bearer has 4 more defence, 20 more health and 10 less speed. Each attack deals it 10 less damage, at least 1.",
  kind: "relic",
  cost: 2,
  paidWith: "earth",
  bearer: { defence: 4, health: 20, speed: -10, softens: 10 },
};
