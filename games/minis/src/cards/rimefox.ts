import type { CreatureCard } from "../card-types.ts";

/** SET-001, 006. */
export const rimefox: CreatureCard = {
  id: "rimefox",
  name: "Rimefox",
  text: "Shiver (2 ice): the defender also loses 1 speed until the end of its next turn.",
  kind: "creature",
  number: "006",
  element: "ice",
  stage: 1,
  health: 44,
  attack: 3,
  defence: 3,
  speed: 4,
  signature: { id: "shiver", cost: 2, effect: { kind: "status", status: "CHILL" } },
};
