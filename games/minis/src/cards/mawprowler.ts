import type { CreatureCard } from "../card-types.ts";

export const mawprowler: CreatureCard = {
  id: "mawprowler",
  name: "Mawprowler",
  text: "Pounce (2 shadow): ignores defence if the attacker is stealthed. Devour (5 shadow): heals itself by 15.",
  kind: "creature",
  element: "shadow",
  stage: 3,
  evolvesFrom: "nightprowler",
  health: 75,
  attack: 6,
  defence: 5,
  speed: 4,
  signature: { id: "pounce", cost: 2, effect: { kind: "ambush" } },
  ultimate: { id: "devour", cost: 5, effect: { kind: "healSelf", amount: 15 } },
};
