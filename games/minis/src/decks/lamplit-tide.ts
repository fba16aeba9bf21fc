import type { PrebuiltDeck } from "./deck.ts";

export const lamplitTide: PrebuiltDeck = {
  id: "lamplit-tide",
  name: "Lamplit Tide",
  text: "Water and its neighbours, with minis that heal and search.",
  mode: "simple",
  cards: {
    rillfin: 3,
    rimefox: 2,
    dawnmoth: 2,
    staticat: 2,
    tidefin: 1,
    puddlekin: 3,
    lampling: 3,
    chillet: 1,
    fizzbit: 1,
    "honey-poultice": 2,
    "water-energy": 6,
    "ice-energy": 4,
  },
  sideboard: {},
};
