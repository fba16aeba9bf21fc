import type { PrebuiltDeck } from "./deck.ts";

export const sunThrone: PrebuiltDeck = {
  id: "sun-throne",
  name: "Sun Throne",
  text: "Everything for one fire line, up to the champion.",
  mode: "tournament",
  cards: {
    cinderpup: 4,
    scalekit: 4,
    boulderback: 2,
    blazehound: 2,
    pyrewolf: 2,
    slagbear: 1,
    sunfang: 1,
    emberking: 1,
    sootspark: 2,
    gravelkin: 1,
    lampling: 2,
    "spare-cells": 2,
    "prospectors-map": 1,
    "honey-poultice": 2,
    quartermaster: 1,
    "furnace-heart": 1,
    "fire-energy": 9,
    "dragon-energy": 2,
  },
  sideboard: { "ember-caldera": 2, "clear-spring": 2, "glass-bulwark": 2, "rope-swing": 2, whifflet: 2 },
};
