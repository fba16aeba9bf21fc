import type { CreatureCard } from "../card-types.ts";

/** SET-001, 008. */
export const duskprowler: CreatureCard = {
  id: "duskprowler",
  name: "Duskprowler",
  text: "Pounce (2 shadow): ignores defence if the attacker is stealthed.",
  kind: "creature",
  number: "008",
  element: "shadow",
  stage: 1,
  health: 40,
  attack: 4,
  defence: 2,
  speed: 4,
  signature: { id: "pounce", cost: 2, effect: { kind: "ambush" } },
};
