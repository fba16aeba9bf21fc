import type { CreatureCard } from "../card-types.ts";

export const bastionback: CreatureCard = {
  id: "bastionback",
  name: "Bastionback",
  text: "Tremor (2 earth): also deals 2 to each creature on the other bench. Landslide (5 earth): also deals 5 to each creature on the other bench.",
  kind: "creature",
  element: "earth",
  stage: 3,
  evolvesFrom: "cragback",
  health: 90,
  attack: 5,
  defence: 8,
  speed: 2,
  signature: { id: "tremor", cost: 2, effect: { kind: "splashEach", amount: 2 } },
  ultimate: { id: "landslide", cost: 5, effect: { kind: "splashEach", amount: 5 } },
};
