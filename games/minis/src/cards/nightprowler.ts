import type { CreatureCard } from "../card-types.ts";

export const nightprowler: CreatureCard = {
  id: "nightprowler",
  name: "Nightprowler",
  text: "Pounce (2 shadow): ignores defence if the attacker is stealthed.",
  kind: "creature",
  element: "shadow",
  stage: 2,
  evolvesFrom: "duskprowler",
  health: 54,
  attack: 5,
  defence: 3,
  speed: 5,
  signature: { id: "pounce", cost: 2, effect: { kind: "ambush" } },
};
