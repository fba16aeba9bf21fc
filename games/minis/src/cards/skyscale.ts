import type { CreatureCard } from "../card-types.ts";

export const skyscale: CreatureCard = {
  id: "skyscale",
  name: "Skyscale",
  text: "Bellow (2 dragon): also draws a card. Cloudburst (5 dragon): also draws two cards.",
  kind: "creature",
  element: "dragon",
  stage: 3,
  evolvesFrom: "cloudscale",
  health: 75,
  attack: 7,
  defence: 4,
  speed: 6,
  signature: { id: "bellow", cost: 2, effect: { kind: "draw", count: 1 } },
  ultimate: { id: "cloudburst", cost: 5, effect: { kind: "draw", count: 2 } },
};
