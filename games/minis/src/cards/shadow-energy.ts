import type { EnergyCard } from "../card-types.ts";

export const shadowEnergy: EnergyCard = {
  id: "shadow-energy",
  name: "Shadow Energy",
  text: "Pays for shadow attacks from the pool, or feeds a creature's evolution.",
  kind: "energy",
  element: "shadow",
};
