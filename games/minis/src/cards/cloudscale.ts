import type { CreatureCard } from "../card-types.ts";

export const cloudscale: CreatureCard = {
  id: "cloudscale",
  name: "Cloudscale",
  text: "Bellow (2 dragon): also draws a card.",
  kind: "creature",
  element: "dragon",
  stage: 2,
  evolvesFrom: "scalekit",
  health: 60,
  attack: 5,
  defence: 4,
  speed: 5,
  signature: { id: "bellow", cost: 2, effect: { kind: "draw", count: 1 } },
};
