import type { CreatureCard } from "../card-types.ts";

export const geodeback: CreatureCard = {
  id: "geodeback",
  name: "Geodeback",
  text: "Tremor (2 earth): also deals 2 to each creature on the other bench. Rockburst (5 earth): also deals 10 to one creature on the other bench.",
  kind: "creature",
  element: "earth",
  stage: 3,
  evolvesFrom: "cragback",
  health: 80,
  attack: 7,
  defence: 5,
  speed: 3,
  signature: { id: "tremor", cost: 2, effect: { kind: "splashEach", amount: 2 } },
  ultimate: { id: "rockburst", cost: 5, effect: { kind: "splashOne", amount: 10 } },
};
