import type { TerrainCard } from "../card-types.ts";

export const whisperingForest: TerrainCard = {
  id: "whispering-forest",
  name: "Whispering Forest",
  text: "Nature creatures have 1 more attack and heal 5 at the end of their player's turns.",
  kind: "terrain",
  creates: [
    {
      duration: { type: "whileInPlay" },
      scope: "all",
      tags: ["nature"],
      hooks: { attack: { add: 1 }, endHealing: { add: 5 } },
    },
  ],
};
