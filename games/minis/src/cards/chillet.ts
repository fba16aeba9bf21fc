import type { CreatureCard } from "../card-types.ts";

/** SET-001, 017. */
export const chillet: CreatureCard = {
  id: "chillet",
  name: "Chillet",
  text: "When your attack deals 5 or more, the defender misses its next attack. Not twice in a row.",
  kind: "creature",
  number: "017",
  element: "ice",
  stage: 1,
  rank: "mini",
  health: 10,
  attack: 0,
  defence: 0,
  speed: 1,
  digital: { app_effect_id: "EFF_MINI_FREEZE_001" },
};
