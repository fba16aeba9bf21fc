import type { CreatureCard } from "../card-types.ts";

/** SET-001, 013. */
export const puddlekin: CreatureCard = {
  id: "puddlekin",
  name: "Puddlekin",
  text: "In your end window: your active creature heals 2. Once a turn, all copies together.",
  kind: "creature",
  number: "013",
  element: "water",
  stage: 1,
  rank: "mini",
  health: 10,
  attack: 0,
  defence: 0,
  speed: 1,
  digital: { app_effect_id: "EFF_MINI_HEAL_001" },
};
