import type { EnergyCard } from "../card-types.ts";

export const shadowEnergy: EnergyCard = {
  id: "shadow-energy",
  name: "Shadow Energy",
  text: "Pays for shadow attacks from the pool, or feeds evolution on a creature.",
  kind: "energy",
  element: "shadow",
};
