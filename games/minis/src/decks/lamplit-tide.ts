import type { PrebuiltDeck } from "./deck.ts";

export const lamplitTide: PrebuiltDeck = {
  id: "lamplit-tide",
  name: "Lamplit Tide",
  text: "Water and lightning that grow a stage, with minis that heal and search.",
  mode: "simple",
  cards: {
    rillfin: 3,
    staticat: 3,
    rimefox: 2,
    tidefin: 2,
    stormlynx: 2,
    puddlekin: 2,
    lampling: 2,
    "honey-poultice": 2,
    "spare-cells": 1,
    "water-energy": 6,
    "lightning-energy": 5,
  },
  sideboard: {},
};
