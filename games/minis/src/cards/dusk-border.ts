import type { TerrainCard } from "../card-types.ts";

export const duskBorder: TerrainCard = {
  id: "dusk-border",
  name: "Dusk Border",
  text: "Bad statuses of shadow and light creatures last one turn less; those of a single turn do not take hold.",
  kind: "terrain",
  creates: [
    { duration: { type: "whileInPlay" }, scope: "all", tags: ["shadow", "light"], hooks: { statusTurns: { add: -1 } } },
  ],
};
