import type { PrebuiltDeck } from "./deck.ts";

export const ironGale: PrebuiltDeck = {
  id: "iron-gale",
  name: "Iron Gale",
  text: "Wind picks the fight, and metal stands in it.",
  mode: "standard",
  cards: {
    kitefeather: 4,
    rivethorn: 4,
    boulderback: 3,
    gustfeather: 2,
    galecrest: 1,
    cloudfeather: 1,
    girderhorn: 1,
    bladehorn: 1,
    ramparthorn: 1,
    whifflet: 1,
    tinbit: 2,
    "gale-plateau": 1,
    "ironroot-plate": 1,
    "war-drums": 1,
    "honey-poultice": 2,
    "wind-energy": 5,
    "metal-energy": 6,
    "earth-energy": 3,
  },
  sideboard: {},
};
