import type { RelicCard } from "../card-types.ts";

export const copperConduit: RelicCard = {
  id: "copper-conduit",
  name: "Copper Conduit",
  text: "In your main window, once a turn: move an energy from one of your creatures to another.",
  kind: "relic",
  cost: 2,
  paidWith: "any",
  digital: { app_effect_id: "EFF_RELIC_CONDUIT_001" },
};
