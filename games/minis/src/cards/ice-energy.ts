import type { EnergyCard } from "../card-types.ts";

export const iceEnergy: EnergyCard = {
  id: "ice-energy",
  name: "Ice Energy",
  text: "Pays for ice attacks from the pool, or feeds a creature's evolution.",
  kind: "energy",
  element: "ice",
};
