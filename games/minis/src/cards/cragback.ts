import type { CreatureCard } from "../card-types.ts";

export const cragback: CreatureCard = {
  id: "cragback",
  name: "Cragback",
  text: "Tremor (2 earth): also deals 2 to each creature on the other bench.",
  kind: "creature",
  element: "earth",
  stage: 2,
  evolvesFrom: "boulderback",
  health: 65,
  attack: 5,
  defence: 5,
  speed: 3,
  signature: { id: "tremor", cost: 2, effect: { kind: "splashEach", amount: 2 } },
};
