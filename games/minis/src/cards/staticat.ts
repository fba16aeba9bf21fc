import type { CreatureCard } from "../card-types.ts";

/** SET-001, 007. */
export const staticat: CreatureCard = {
  id: "staticat",
  name: "Staticat",
  text: "Fork (2 lightning): also deals 3 to one creature on the other bench.",
  kind: "creature",
  number: "007",
  element: "lightning",
  stage: 1,
  health: 36,
  attack: 4,
  defence: 2,
  speed: 5,
  signature: { id: "fork", cost: 2, effect: { kind: "splashOne", amount: 3 } },
};
