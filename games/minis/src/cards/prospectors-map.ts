import type { ItemCard } from "../card-types.ts";

export const prospectorsMap: ItemCard = {
  id: "prospectors-map",
  name: "Prospector's Map",
  text: "Find up to two energies in your deck: the first goes to your hand, the second on top of the shuffled deck.",
  kind: "item",
  does: { kind: "findEnergy" },
  digital: { app_effect_id: "EFF_ITEM_PROSPECT_001" },
};
