import type { TerrainCard } from "../card-types.ts";

export const dragonSummit: TerrainCard = {
  id: "dragon-summit",
  name: "Dragon Summit",
  text: "Dragon creatures have 1 more attack, defence, speed and health.",
  kind: "terrain",
  creates: [
    {
      duration: { type: "whileInPlay" },
      scope: "all",
      tags: ["dragon"],
      hooks: { attack: { add: 1 }, defence: { add: 1 }, speed: { add: 1 }, health: { add: 1 } },
    },
  ],
};
