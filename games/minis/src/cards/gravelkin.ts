import type { CreatureCard } from "../card-types.ts";

/** SET-001, 015. */
export const gravelkin: CreatureCard = {
  id: "gravelkin",
  name: "Gravelkin",
  text: "Your active creature has 1 more defence. Copies do not add up.",
  kind: "creature",
  number: "015",
  element: "earth",
  stage: 1,
  rank: "mini",
  health: 10,
  attack: 0,
  defence: 0,
  speed: 1,
  digital: { app_effect_id: "EFF_MINI_DEF_001" },
};
