import type { EnergyCard } from "../card-types.ts";

export const lightEnergy: EnergyCard = {
  id: "light-energy",
  name: "Light Energy",
  text: "Pays for light attacks from the pool, or feeds a creature's evolution.",
  kind: "energy",
  element: "light",
};
