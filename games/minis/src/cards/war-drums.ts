import type { ItemCard } from "../card-types.ts";

export const warDrums: ItemCard = {
  id: "war-drums",
  name: "War Drums",
  text: "Until the end of the turn the resonance of your creatures is 1 stronger. Draw two cards if three elements fight on your side.",
  kind: "item",
  supporter: true,
  does: { kind: "rally", elements: 3, draw: 2 },
};
