import type { ItemCard } from "../card-types.ts";

export const stargazer: ItemCard = {
  id: "stargazer",
  name: "Stargazer",
  text: "Look at the top five cards of your deck, take up to one, and put the rest back in any order.",
  kind: "item",
  supporter: true,
  does: { kind: "arrangeTop", count: 5 },
  digital: { app_effect_id: "EFF_ITEM_STARGAZE_001" },
};
