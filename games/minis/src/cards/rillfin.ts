import type { CreatureCard } from "../card-types.ts";

/** SET-001, 002. */
export const rillfin: CreatureCard = {
  id: "rillfin",
  name: "Rillfin",
  text: "Backwash (2 water): heals itself by 3.",
  kind: "creature",
  number: "002",
  element: "water",
  stage: 1,
  health: 45,
  attack: 3,
  defence: 3,
  speed: 4,
  signature: { id: "backwash", cost: 2, effect: { kind: "healSelf", amount: 3 } },
};
