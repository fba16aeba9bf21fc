import type { PrebuiltDeck } from "./deck.ts";

export const moonlitGarden: PrebuiltDeck = {
  id: "moonlit-garden",
  name: "Moonlit Garden",
  text: "Nature and shadow: patient, hard to pin down, quick to strike.",
  mode: "standard",
  cards: {
    fernwisp: 4,
    duskprowler: 4,
    dawnmoth: 1,
    kitefeather: 1,
    bramblewisp: 1,
    nightprowler: 1,
    budkin: 3,
    murklet: 2,
    lampling: 2,
    "mossy-mantle": 1,
    "hollow-fang": 1,
    "whispering-forest": 1,
    "honey-poultice": 2,
    elderbough: 1,
    "nature-energy": 8,
    "shadow-energy": 7,
  },
  sideboard: {},
};
