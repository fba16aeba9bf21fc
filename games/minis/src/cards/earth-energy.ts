import type { EnergyCard } from "../card-types.ts";

export const earthEnergy: EnergyCard = {
  id: "earth-energy",
  name: "Earth Energy",
  text: "Pays for earth attacks from the pool, or feeds evolution on a creature.",
  kind: "energy",
  element: "earth",
};
