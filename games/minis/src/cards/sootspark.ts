import type { CreatureCard } from "../card-types.ts";

/** SET-001, 014. */
export const sootspark: CreatureCard = {
  id: "sootspark",
  name: "Sootspark",
  text: "When your active creature declares an attack, the defender burns. Six times a match.",
  kind: "creature",
  number: "014",
  element: "fire",
  stage: 1,
  rank: "mini",
  health: 10,
  attack: 0,
  defence: 0,
  speed: 1,
  digital: { app_effect_id: "EFF_MINI_BURN_001" },
};
