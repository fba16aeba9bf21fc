import type { EnergyCard } from "../card-types.ts";

export const lightEnergy: EnergyCard = {
  id: "light-energy",
  name: "Light Energy",
  text: "Pays for light attacks from the pool, or feeds evolution on a creature.",
  kind: "energy",
  element: "light",
};
