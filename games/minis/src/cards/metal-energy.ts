import type { EnergyCard } from "../card-types.ts";

export const metalEnergy: EnergyCard = {
  id: "metal-energy",
  name: "Metal Energy",
  text: "Pays for metal attacks from the pool, or feeds a creature's evolution.",
  kind: "energy",
  element: "metal",
};
