import type { EnergyCard } from "../card-types.ts";

export const iceEnergy: EnergyCard = {
  id: "ice-energy",
  name: "Ice Energy",
  text: "Pays for ice attacks from the pool, or feeds evolution on a creature.",
  kind: "energy",
  element: "ice",
};
