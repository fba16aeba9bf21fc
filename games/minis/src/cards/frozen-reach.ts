import type { TerrainCard } from "../card-types.ts";

export const frozenReach: TerrainCard = {
  id: "frozen-reach",
  name: "Frozen Reach",
  text: "Water and ice creatures have 1 more defence, fire creatures 1 less speed.",
  kind: "terrain",
  creates: [
    { duration: { type: "whileInPlay" }, scope: "all", tags: ["water", "ice"], hooks: { defence: { add: 1 } } },
    { duration: { type: "whileInPlay" }, scope: "all", tags: ["fire"], hooks: { speed: { add: -1 } } },
  ],
};
