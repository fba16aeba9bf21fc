import type { CreatureCard } from "../card-types.ts";

export const gleammoth: CreatureCard = {
  id: "gleammoth",
  name: "Gleammoth",
  text: "Daybreak (2 light): also ends all bad statuses of the attacker.",
  kind: "creature",
  element: "light",
  stage: 2,
  evolvesFrom: "dawnmoth",
  health: 56,
  attack: 4,
  defence: 4,
  speed: 5,
  signature: { id: "daybreak", cost: 2, effect: { kind: "cleanse" } },
};
