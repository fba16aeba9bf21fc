import type { EnergyCard } from "../card-types.ts";

export const natureEnergy: EnergyCard = {
  id: "nature-energy",
  name: "Nature Energy",
  text: "Pays for nature attacks from the pool, or feeds a creature's evolution.",
  kind: "energy",
  element: "nature",
};
