import type { CreatureCard } from "../card-types.ts";

/** SET-001, 012. */
export const budkin: CreatureCard = {
  id: "budkin",
  name: "Budkin",
  text: "In your main window: draw a card. Once a turn, all copies together.",
  kind: "creature",
  number: "012",
  element: "nature",
  stage: 1,
  rank: "mini",
  health: 10,
  attack: 0,
  defence: 0,
  speed: 1,
  digital: { app_effect_id: "EFF_MINI_DRAW_001" },
};
