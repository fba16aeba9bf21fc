import type { CreatureCard } from "../card-types.ts";

/** SET-001, 022. */
export const elderbough: CreatureCard = {
  id: "elderbough",
  name: "Elderbough",
  text: "Bloom (2 nature): also heals a creature on your bench by 5. Old Growth (5 nature): heals itself by 10.",
  kind: "creature",
  number: "022",
  element: "nature",
  stage: 3,
  evolvesFrom: "bramblewisp",
  rank: "rare",
  health: 75,
  attack: 6,
  defence: 6,
  speed: 4,
  signature: { id: "bloom", cost: 2, effect: { kind: "healBench", amount: 5 } },
  ultimate: { id: "old-growth", cost: 5, effect: { kind: "healSelf", amount: 10 } },
};
