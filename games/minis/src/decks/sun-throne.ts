import type { PrebuiltDeck } from "./deck.ts";

export const sunThrone: PrebuiltDeck = {
  id: "sun-throne",
  name: "Sun Throne",
  text: "Everything for one fire line, up to the champion.",
  mode: "tournament",
  cards: {
    cinderpup: 4,
    blazehound: 3,
    pyrewolf: 2,
    slagbear: 1,
    sunfang: 1,
    emberking: 1,
    scalekit: 3,
    cloudscale: 1,
    sootspark: 2,
    "spare-cells": 3,
    "prospectors-map": 2,
    "honey-poultice": 2,
    quartermaster: 2,
    "furnace-heart": 1,
    "fire-energy": 10,
    "dragon-energy": 2,
  },
  sideboard: { "ember-caldera": 2, "clear-spring": 2, "glass-bulwark": 2, "rope-swing": 2, gravelkin: 2 },
};
