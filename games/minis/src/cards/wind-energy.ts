import type { EnergyCard } from "../card-types.ts";

export const windEnergy: EnergyCard = {
  id: "wind-energy",
  name: "Wind Energy",
  text: "Pays for wind attacks from the pool, or feeds a creature's evolution.",
  kind: "energy",
  element: "wind",
};
