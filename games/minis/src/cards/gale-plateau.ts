import type { TerrainCard } from "../card-types.ts";

export const galePlateau: TerrainCard = {
  id: "gale-plateau",
  name: "Gale Plateau",
  text: "Wind and lightning creatures have 2 more speed, earth creatures 1 less.",
  kind: "terrain",
  creates: [
    { duration: { type: "whileInPlay" }, scope: "all", tags: ["wind", "lightning"], hooks: { speed: { add: 2 } } },
    { duration: { type: "whileInPlay" }, scope: "all", tags: ["earth"], hooks: { speed: { add: -1 } } },
  ],
};
