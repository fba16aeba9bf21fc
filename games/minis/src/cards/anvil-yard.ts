import type { TerrainCard } from "../card-types.ts";

export const anvilYard: TerrainCard = {
  id: "anvil-yard",
  name: "Anvil Yard",
  text: "Metal creatures have 2 more defence.",
  kind: "terrain",
  creates: [{ duration: { type: "whileInPlay" }, scope: "all", tags: ["metal"], hooks: { defence: { add: 2 } } }],
};
