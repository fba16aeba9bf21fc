import type { PrebuiltDeck } from "./deck.ts";

export const forgeFire: PrebuiltDeck = {
  id: "forge-fire",
  name: "Forge Fire",
  text: "Fire and metal that evolve, bear relics and fight on their own ground.",
  mode: "standard",
  cards: {
    cinderpup: 4,
    rivethorn: 4,
    blazehound: 2,
    girderhorn: 2,
    pyrewolf: 1,
    sootspark: 2,
    tinbit: 2,
    "furnace-heart": 1,
    "barbed-plate": 2,
    "ember-caldera": 2,
    "honey-poultice": 2,
    "spare-cells": 2,
    quartermaster: 2,
    "fire-energy": 7,
    "metal-energy": 5,
  },
  sideboard: {},
};
