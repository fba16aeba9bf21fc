import type { CreatureCard } from "../card-types.ts";

export const girderhorn: CreatureCard = {
  id: "girderhorn",
  name: "Girderhorn",
  text: "Brace (2 metal): the attacker also gets 1 defence until your next turn.",
  kind: "creature",
  element: "metal",
  stage: 2,
  evolvesFrom: "rivethorn",
  health: 62,
  attack: 5,
  defence: 5,
  speed: 3,
  signature: { id: "brace", cost: 2, effect: { kind: "guard" } },
};
