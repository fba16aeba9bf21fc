import type { CreatureCard } from "../card-types.ts";

export const bramblewisp: CreatureCard = {
  id: "bramblewisp",
  name: "Bramblewisp",
  text: "Bloom (2 nature): also heals a creature on your bench by 5.",
  kind: "creature",
  element: "nature",
  stage: 2,
  evolvesFrom: "fernwisp",
  health: 58,
  attack: 4,
  defence: 4,
  speed: 5,
  signature: { id: "bloom", cost: 2, effect: { kind: "healBench", amount: 5 } },
};
