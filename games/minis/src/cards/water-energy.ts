import type { EnergyCard } from "../card-types.ts";

export const waterEnergy: EnergyCard = {
  id: "water-energy",
  name: "Water Energy",
  text: "Pays for water attacks from the pool, or feeds a creature's evolution.",
  kind: "energy",
  element: "water",
};
