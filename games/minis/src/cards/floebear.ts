import type { CreatureCard } from "../card-types.ts";

export const floebear: CreatureCard = {
  id: "floebear",
  name: "Floebear",
  text: "Shiver (2 ice): the defender also loses 1 speed until the end of its next turn. Avalanche (5 ice): also deals 5 to each creature on the other bench.",
  kind: "creature",
  element: "ice",
  stage: 3,
  evolvesFrom: "glacierfox",
  health: 82,
  attack: 5,
  defence: 7,
  speed: 3,
  signature: { id: "shiver", cost: 2, effect: { kind: "status", status: "CHILL" } },
  ultimate: { id: "avalanche", cost: 5, effect: { kind: "splashEach", amount: 5 } },
};
