import type { TerrainCard } from "../card-types.ts";

export const emberCaldera: TerrainCard = {
  id: "ember-caldera",
  name: "Ember Caldera",
  text: "Fire creatures have 2 more attack, ice and water creatures 1 less.",
  kind: "terrain",
  creates: [
    { duration: { type: "whileInPlay" }, scope: "all", tags: ["fire"], hooks: { attack: { add: 2 } } },
    { duration: { type: "whileInPlay" }, scope: "all", tags: ["ice", "water"], hooks: { attack: { add: -1 } } },
  ],
};
