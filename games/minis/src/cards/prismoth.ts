import type { CreatureCard } from "../card-types.ts";

export const prismoth: CreatureCard = {
  id: "prismoth",
  name: "Prismoth",
  text: "Daybreak (2 light): also ends all bad statuses of the attacker. Spectrum (5 light): also ends all bad statuses of the attacker.",
  kind: "creature",
  element: "light",
  stage: 3,
  evolvesFrom: "gleammoth",
  health: 65,
  attack: 6,
  defence: 4,
  speed: 6,
  signature: { id: "daybreak", cost: 2, effect: { kind: "cleanse" } },
  ultimate: { id: "spectrum", cost: 5, effect: { kind: "cleanse" } },
};
