import type { EnergyCard } from "../card-types.ts";

export const earthEnergy: EnergyCard = {
  id: "earth-energy",
  name: "Earth Energy",
  text: "Pays for earth attacks from the pool, or feeds a creature's evolution.",
  kind: "energy",
  element: "earth",
};
