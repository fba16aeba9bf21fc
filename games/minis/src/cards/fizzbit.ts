import type { CreatureCard } from "../card-types.ts";

/** SET-001, 018. */
export const fizzbit: CreatureCard = {
  id: "fizzbit",
  name: "Fizzbit",
  text: "When your turn begins, a creature on the other bench cannot be switched in on the next turn. Not the same one twice in a row.",
  kind: "creature",
  number: "018",
  element: "lightning",
  stage: 1,
  rank: "mini",
  health: 10,
  attack: 0,
  defence: 0,
  speed: 1,
  digital: { app_effect_id: "EFF_MINI_PARALYZE_001" },
};
