import type { CreatureCard } from "../card-types.ts";

/** SET-001, 020. */
export const lampling: CreatureCard = {
  id: "lampling",
  name: "Lampling",
  text: "In your main window: look at the top three cards of your deck and take one, or none. Once a turn, all copies together.",
  kind: "creature",
  number: "020",
  element: "light",
  stage: 1,
  rank: "mini",
  health: 10,
  attack: 0,
  defence: 0,
  speed: 1,
  digital: { app_effect_id: "EFF_MINI_SEARCH_001" },
};
