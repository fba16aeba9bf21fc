import type { CreatureCard } from "../card-types.ts";

export const tidefin: CreatureCard = {
  id: "tidefin",
  name: "Tidefin",
  text: "Backwash (2 water): heals itself by 3.",
  kind: "creature",
  element: "water",
  stage: 2,
  evolvesFrom: "rillfin",
  health: 60,
  attack: 4,
  defence: 4,
  speed: 5,
  signature: { id: "backwash", cost: 2, effect: { kind: "healSelf", amount: 3 } },
};
