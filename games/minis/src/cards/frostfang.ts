import type { CreatureCard } from "../card-types.ts";

export const frostfang: CreatureCard = {
  id: "frostfang",
  name: "Frostfang",
  text: "Shiver (2 ice): the defender also loses 1 speed until the end of its next turn. Black Ice (5 ice): the defender also loses 1 speed until the end of its next turn.",
  kind: "creature",
  element: "ice",
  stage: 3,
  evolvesFrom: "glacierfox",
  health: 72,
  attack: 6,
  defence: 4,
  speed: 5,
  signature: { id: "shiver", cost: 2, effect: { kind: "status", status: "CHILL" } },
  ultimate: { id: "black-ice", cost: 5, effect: { kind: "status", status: "CHILL" } },
};
