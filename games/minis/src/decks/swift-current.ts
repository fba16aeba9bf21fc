import type { PrebuiltDeck } from "./deck.ts";

export const swiftCurrent: PrebuiltDeck = {
  id: "swift-current",
  name: "Swift Current",
  text: "Water, lightning and dragons that are never slower than what they face: every switch is free.",
  mode: "standard",
  cards: {
    rillfin: 4,
    scalekit: 4,
    staticat: 4,
    kitefeather: 1,
    tidefin: 2,
    surgemanta: 1,
    cloudscale: 1,
    reefwarden: 1,
    whifflet: 2,
    budkin: 1,
    puddlekin: 2,
    "tidal-well": 1,
    "weathervane-charm": 1,
    "honey-poultice": 1,
    "steam-flask": 1,
    "water-energy": 7,
    "lightning-energy": 3,
    "dragon-energy": 3,
  },
  sideboard: {},
};
