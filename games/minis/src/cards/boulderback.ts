import type { CreatureCard } from "../card-types.ts";

/** SET-001, 004. */
export const boulderback: CreatureCard = {
  id: "boulderback",
  name: "Boulderback",
  text: "Tremor (2 earth): also deals 2 to each creature on the other bench.",
  kind: "creature",
  number: "004",
  element: "earth",
  stage: 1,
  health: 50,
  attack: 4,
  defence: 4,
  speed: 2,
  signature: { id: "tremor", cost: 2, effect: { kind: "splashEach", amount: 2 } },
};
