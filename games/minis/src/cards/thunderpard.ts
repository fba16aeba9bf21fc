import type { CreatureCard } from "../card-types.ts";

export const thunderpard: CreatureCard = {
  id: "thunderpard",
  name: "Thunderpard",
  text: "Fork (2 lightning): also deals 3 to one creature on the other bench. Skybreak (5 lightning): also deals 10 to one creature on the other bench.",
  kind: "creature",
  element: "lightning",
  stage: 3,
  evolvesFrom: "stormlynx",
  health: 62,
  attack: 7,
  defence: 3,
  speed: 8,
  signature: { id: "fork", cost: 2, effect: { kind: "splashOne", amount: 3 } },
  ultimate: { id: "skybreak", cost: 5, effect: { kind: "splashOne", amount: 10 } },
};
