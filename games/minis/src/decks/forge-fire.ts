import type { PrebuiltDeck } from "./deck.ts";

export const forgeFire: PrebuiltDeck = {
  id: "forge-fire",
  name: "Forge Fire",
  text: "Fire, metal and stone that bear relics and fight on their own ground.",
  mode: "standard",
  cards: {
    cinderpup: 4,
    rivethorn: 4,
    boulderback: 3,
    scalekit: 3,
    blazehound: 1,
    girderhorn: 1,
    sootspark: 1,
    tinbit: 2,
    gravelkin: 2,
    "furnace-heart": 1,
    "barbed-plate": 2,
    "ember-caldera": 1,
    "honey-poultice": 2,
    "anvil-yard": 1,
    "fire-energy": 6,
    "metal-energy": 6,
  },
  sideboard: {},
};
