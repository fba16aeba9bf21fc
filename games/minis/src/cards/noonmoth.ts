import type { CreatureCard } from "../card-types.ts";

export const noonmoth: CreatureCard = {
  id: "noonmoth",
  name: "Noonmoth",
  text: "Daybreak (2 light): also ends all bad statuses of the attacker. High Noon (5 light): also heals a creature on your bench by 20.",
  kind: "creature",
  element: "light",
  stage: 3,
  evolvesFrom: "gleammoth",
  health: 70,
  attack: 5,
  defence: 5,
  speed: 5,
  signature: { id: "daybreak", cost: 2, effect: { kind: "cleanse" } },
  ultimate: { id: "high-noon", cost: 5, effect: { kind: "healBench", amount: 20 } },
};
