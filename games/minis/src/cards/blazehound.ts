import type { CreatureCard } from "../card-types.ts";

export const blazehound: CreatureCard = {
  id: "blazehound",
  name: "Blazehound",
  text: "Flare (2 fire): the defender also burns.",
  kind: "creature",
  element: "fire",
  stage: 2,
  evolvesFrom: "cinderpup",
  health: 55,
  attack: 5,
  defence: 3,
  speed: 4,
  signature: { id: "flare", cost: 2, effect: { kind: "status", status: "BURN" } },
};
