import type { RelicCard } from "../card-types.ts";

export const barbedPlate: RelicCard = {
  id: "barbed-plate",
  name: "Barbed Plate",
  text: "The bearer has 3 more attack and 2 more defence. Whoever hurts it with an attack takes 10 damage.",
  kind: "relic",
  cost: 2,
  paidWith: "metal",
  bearer: { attack: 3, defence: 2, counter: 10 },
};
