import type { PrebuiltDeck } from "./deck.ts";

export const longNight: PrebuiltDeck = {
  id: "long-night",
  name: "Long Night",
  text: "Shadow in the front, nature behind, and a ritual for a long match.",
  mode: "tournament",
  cards: {
    duskprowler: 4,
    fernwisp: 3,
    dawnmoth: 2,
    nightprowler: 2,
    voidprowler: 1,
    "hollow-regent": 1,
    bramblewisp: 1,
    thornstalker: 1,
    murklet: 2,
    budkin: 3,
    "hollow-fang": 1,
    "herd-call": 1,
    stargazer: 1,
    "honey-poultice": 2,
    "ash-to-seed": 1,
    "clear-spring": 1,
    "shadow-energy": 8,
    "nature-energy": 5,
  },
  sideboard: { "glass-bulwark": 2, "rope-swing": 2, "tuning-fork": 1, chillet: 2, "swap-ledger": 1, "mossy-mantle": 2 },
};
