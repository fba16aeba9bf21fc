import type { CreatureCard } from "../card-types.ts";

export const arclynx: CreatureCard = {
  id: "arclynx",
  name: "Arclynx",
  text: "Fork (2 lightning): also deals 3 to one creature on the other bench. Chain Lightning (5 lightning): also deals 5 to each creature on the other bench.",
  kind: "creature",
  element: "lightning",
  stage: 3,
  evolvesFrom: "stormlynx",
  health: 58,
  attack: 5,
  defence: 4,
  speed: 7,
  signature: { id: "fork", cost: 2, effect: { kind: "splashOne", amount: 3 } },
  ultimate: { id: "chain-lightning", cost: 5, effect: { kind: "splashEach", amount: 5 } },
};
