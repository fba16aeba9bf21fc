import type { EnergyCard } from "../card-types.ts";

export const dragonEnergy: EnergyCard = {
  id: "dragon-energy",
  name: "Dragon Energy",
  text: "Pays for dragon attacks from the pool, or feeds evolution on a creature.",
  kind: "energy",
  element: "dragon",
};
