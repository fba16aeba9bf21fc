import type { CreatureCard } from "../card-types.ts";

/** SET-001, 010. */
export const rivethorn: CreatureCard = {
  id: "rivethorn",
  name: "Rivethorn",
  text: "Brace (2 metal): the attacker also gets 1 defence until your next turn.",
  kind: "creature",
  number: "010",
  element: "metal",
  stage: 1,
  health: 48,
  attack: 4,
  defence: 4,
  speed: 2,
  signature: { id: "brace", cost: 2, effect: { kind: "guard" } },
};
