import type { CreatureCard } from "../card-types.ts";

/** SET-001, 009. */
export const dawnmoth: CreatureCard = {
  id: "dawnmoth",
  name: "Dawnmoth",
  text: "Daybreak (2 light): also ends all bad statuses of the attacker.",
  kind: "creature",
  number: "009",
  element: "light",
  stage: 1,
  health: 42,
  attack: 3,
  defence: 3,
  speed: 4,
  signature: { id: "daybreak", cost: 2, effect: { kind: "cleanse" } },
};
