import type { CreatureCard } from "../card-types.ts";

/** SET-001, 003. */
export const fernwisp: CreatureCard = {
  id: "fernwisp",
  name: "Fernwisp",
  text: "Bloom (2 nature): also heals a creature on your bench by 5.",
  kind: "creature",
  number: "003",
  element: "nature",
  stage: 1,
  health: 42,
  attack: 3,
  defence: 3,
  speed: 4,
  signature: { id: "bloom", cost: 2, effect: { kind: "healBench", amount: 5 } },
};
