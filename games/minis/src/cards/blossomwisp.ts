import type { CreatureCard } from "../card-types.ts";

export const blossomwisp: CreatureCard = {
  id: "blossomwisp",
  name: "Blossomwisp",
  text: "Bloom (2 nature): also heals a creature on your bench by 5. Full Bloom (5 nature): also heals a creature on your bench by 20.",
  kind: "creature",
  element: "nature",
  stage: 3,
  evolvesFrom: "bramblewisp",
  health: 72,
  attack: 5,
  defence: 5,
  speed: 5,
  signature: { id: "bloom", cost: 2, effect: { kind: "healBench", amount: 5 } },
  ultimate: { id: "full-bloom", cost: 5, effect: { kind: "healBench", amount: 20 } },
};
