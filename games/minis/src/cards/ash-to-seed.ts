import type { ItemCard } from "../card-types.ts";

export const ashToSeed: ItemCard = {
  id: "ash-to-seed",
  name: "Ash to Seed",
  text: "Shuffle up to three energies from your discard pile into your deck.",
  kind: "item",
  does: { kind: "recycleEnergy", most: 3 },
};
