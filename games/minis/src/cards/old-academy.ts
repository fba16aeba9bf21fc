import type { TerrainCard } from "../card-types.ts";

export const oldAcademy: TerrainCard = {
  id: "old-academy",
  name: "Old Academy",
  text: "Both players draw one more card each turn.",
  kind: "terrain",
  creates: [{ duration: { type: "whileInPlay" }, scope: "all", hooks: { extraDraws: { add: 1 } } }],
};
