import type { EnergyCard } from "../card-types.ts";

export const fireEnergy: EnergyCard = {
  id: "fire-energy",
  name: "Fire Energy",
  text: "Pays for fire attacks from the pool, or feeds a creature's evolution.",
  kind: "energy",
  element: "fire",
};
