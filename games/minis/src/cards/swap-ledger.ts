import type { RelicCard } from "../card-types.ts";

export const swapLedger: RelicCard = {
  id: "swap-ledger",
  name: "Swap Ledger",
  text: "In your main window, once a turn: discard a card, then draw a card.",
  kind: "relic",
  cost: 1,
  paidWith: "any",
  digital: { app_effect_id: "EFF_RELIC_SWAP_001" },
};
