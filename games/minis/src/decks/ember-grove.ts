import type { PrebuiltDeck } from "./deck.ts";

export const emberGrove: PrebuiltDeck = {
  id: "ember-grove",
  name: "Ember Grove",
  text: "Fire and nature with earth and wind behind them; no evolution to think about.",
  mode: "simple",
  cards: {
    cinderpup: 3,
    fernwisp: 3,
    boulderback: 2,
    kitefeather: 2,
    sootspark: 3,
    budkin: 3,
    gravelkin: 2,
    whifflet: 2,
    "fire-energy": 5,
    "nature-energy": 5,
  },
  sideboard: {},
};
