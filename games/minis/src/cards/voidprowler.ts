import type { CreatureCard } from "../card-types.ts";

export const voidprowler: CreatureCard = {
  id: "voidprowler",
  name: "Voidprowler",
  text: "Pounce (2 shadow): ignores defence if the attacker is stealthed. Eclipse (5 shadow): ignores defence if the attacker is stealthed.",
  kind: "creature",
  element: "shadow",
  stage: 3,
  evolvesFrom: "nightprowler",
  health: 68,
  attack: 8,
  defence: 3,
  speed: 6,
  signature: { id: "pounce", cost: 2, effect: { kind: "ambush" } },
  ultimate: { id: "eclipse", cost: 5, effect: { kind: "ambush" } },
};
