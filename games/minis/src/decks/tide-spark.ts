import type { PrebuiltDeck } from "./deck.ts";

export const tideSpark: PrebuiltDeck = {
  id: "tide-spark",
  name: "Tide Spark",
  text: "Many water and lightning creatures, and minis that freeze, paralyse and heal.",
  mode: "standard",
  cards: {
    rillfin: 4,
    staticat: 4,
    rimefox: 3,
    dawnmoth: 2,
    rivethorn: 1,
    puddlekin: 4,
    fizzbit: 4,
    chillet: 2,
    lampling: 1,
    "tideward-shell": 1,
    "water-energy": 7,
    "lightning-energy": 7,
  },
  sideboard: {},
};
