import type { ItemCard } from "../card-types.ts";

export const herdCall: ItemCard = {
  id: "herd-call",
  name: "Herd Call",
  text: "Find up to two stage 1 creatures in your deck and take them to your hand. Shuffle.",
  kind: "item",
  supporter: true,
  does: { kind: "findCreatures", most: 2 },
  digital: { app_effect_id: "EFF_ITEM_HERD_001" },
};
