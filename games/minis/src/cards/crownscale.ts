import type { CreatureCard } from "../card-types.ts";

export const crownscale: CreatureCard = {
  id: "crownscale",
  name: "Crownscale",
  text: "Bellow (2 dragon): also draws a card. Hoard (5 dragon): also draws two cards.",
  kind: "creature",
  element: "dragon",
  stage: 3,
  evolvesFrom: "cloudscale",
  health: 80,
  attack: 6,
  defence: 6,
  speed: 5,
  signature: { id: "bellow", cost: 2, effect: { kind: "draw", count: 1 } },
  ultimate: { id: "hoard", cost: 5, effect: { kind: "draw", count: 2 } },
};
