import type { EnergyCard } from "../card-types.ts";

export const dragonEnergy: EnergyCard = {
  id: "dragon-energy",
  name: "Dragon Energy",
  text: "Pays for dragon attacks from the pool, or feeds a creature's evolution.",
  kind: "energy",
  element: "dragon",
};
