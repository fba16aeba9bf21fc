import type { CreatureCard } from "../card-types.ts";

export const glacierfox: CreatureCard = {
  id: "glacierfox",
  name: "Glacierfox",
  text: "Shiver (2 ice): the defender also loses 1 speed until the end of its next turn.",
  kind: "creature",
  element: "ice",
  stage: 2,
  evolvesFrom: "rimefox",
  health: 58,
  attack: 4,
  defence: 5,
  speed: 4,
  signature: { id: "shiver", cost: 2, effect: { kind: "status", status: "CHILL" } },
};
