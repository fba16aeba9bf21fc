import type { CreatureCard } from "../card-types.ts";

export const stormlynx: CreatureCard = {
  id: "stormlynx",
  name: "Stormlynx",
  text: "Fork (2 lightning): also deals 3 to one creature on the other bench.",
  kind: "creature",
  element: "lightning",
  stage: 2,
  evolvesFrom: "staticat",
  health: 50,
  attack: 5,
  defence: 3,
  speed: 6,
  signature: { id: "fork", cost: 2, effect: { kind: "splashOne", amount: 3 } },
};
