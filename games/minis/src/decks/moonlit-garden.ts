import type { PrebuiltDeck } from "./deck.ts";

export const moonlitGarden: PrebuiltDeck = {
  id: "moonlit-garden",
  name: "Moonlit Garden",
  text: "Nature and shadow: patient, hard to pin down, quick to strike.",
  mode: "standard",
  cards: {
    fernwisp: 4,
    duskprowler: 4,
    bramblewisp: 2,
    nightprowler: 2,
    elderbough: 1,
    budkin: 3,
    murklet: 2,
    "mossy-mantle": 1,
    "hollow-fang": 1,
    "whispering-forest": 2,
    "swap-ledger": 1,
    "honey-poultice": 2,
    stargazer: 2,
    "nature-energy": 7,
    "shadow-energy": 6,
  },
  sideboard: {},
};
