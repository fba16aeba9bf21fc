import type { EnergyCard } from "../card-types.ts";

export const lightningEnergy: EnergyCard = {
  id: "lightning-energy",
  name: "Lightning Energy",
  text: "Pays for lightning attacks from the pool, or feeds a creature's evolution.",
  kind: "energy",
  element: "lightning",
};
