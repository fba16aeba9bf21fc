import type { CreatureCard } from "../card-types.ts";

/** SET-001, 011. */
export const scalekit: CreatureCard = {
  id: "scalekit",
  name: "Scalekit",
  text: "Bellow (2 dragon): also draws a card.",
  kind: "creature",
  number: "011",
  element: "dragon",
  stage: 1,
  health: 46,
  attack: 4,
  defence: 3,
  speed: 4,
  signature: { id: "bellow", cost: 2, effect: { kind: "draw", count: 1 } },
};
