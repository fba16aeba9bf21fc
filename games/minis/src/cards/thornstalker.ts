import type { CreatureCard } from "../card-types.ts";

export const thornstalker: CreatureCard = {
  id: "thornstalker",
  name: "Thornstalker",
  text: "Bloom (2 nature): also heals a creature on your bench by 5. Needle Rain (5 nature): the defender is also poisoned.",
  kind: "creature",
  element: "nature",
  stage: 3,
  evolvesFrom: "bramblewisp",
  health: 68,
  attack: 7,
  defence: 4,
  speed: 6,
  signature: { id: "bloom", cost: 2, effect: { kind: "healBench", amount: 5 } },
  ultimate: { id: "needle-rain", cost: 5, effect: { kind: "status", status: "POISON" } },
};
