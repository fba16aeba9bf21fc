import type { PrebuiltDeck } from "./deck.ts";

export const winterLight: PrebuiltDeck = {
  id: "winter-light",
  name: "Winter Light",
  text: "Ice that slows and freezes, and light that keeps its own clean.",
  mode: "standard",
  cards: {
    rimefox: 4,
    dawnmoth: 4,
    rillfin: 2,
    glacierfox: 2,
    frostfang: 1,
    floebear: 1,
    gleammoth: 2,
    noonmoth: 1,
    chillet: 2,
    lampling: 1,
    "rime-mirror": 1,
    "dawn-locket": 1,
    "frozen-reach": 1,
    "dusk-border": 1,
    "honey-poultice": 2,
    "ice-energy": 7,
    "light-energy": 7,
  },
  sideboard: {},
};
