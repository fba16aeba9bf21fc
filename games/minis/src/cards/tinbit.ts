import type { CreatureCard } from "../card-types.ts";

/** SET-001, 021. */
export const tinbit: CreatureCard = {
  id: "tinbit",
  name: "Tinbit",
  text: "Your first relic each turn costs 1 less.",
  kind: "creature",
  number: "021",
  element: "metal",
  stage: 1,
  rank: "mini",
  health: 10,
  attack: 0,
  defence: 0,
  speed: 1,
  digital: { app_effect_id: "EFF_MINI_RELIC_001" },
};
