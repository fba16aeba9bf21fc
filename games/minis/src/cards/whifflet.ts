import type { CreatureCard } from "../card-types.ts";

/** SET-001, 016. */
export const whifflet: CreatureCard = {
  id: "whifflet",
  name: "Whifflet",
  text: "Your active creature has 1 more speed. Copies do not add up.",
  kind: "creature",
  number: "016",
  element: "wind",
  stage: 1,
  rank: "mini",
  health: 10,
  attack: 0,
  defence: 0,
  speed: 1,
  digital: { app_effect_id: "EFF_MINI_SPD_001" },
};
