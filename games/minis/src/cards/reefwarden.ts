import type { CreatureCard } from "../card-types.ts";

export const reefwarden: CreatureCard = {
  id: "reefwarden",
  name: "Reefwarden",
  text: "Backwash (2 water): heals itself by 3. Spring Tide (5 water): heals itself by 15.",
  kind: "creature",
  element: "water",
  stage: 3,
  evolvesFrom: "tidefin",
  health: 80,
  attack: 4,
  defence: 7,
  speed: 4,
  signature: { id: "backwash", cost: 2, effect: { kind: "healSelf", amount: 3 } },
  ultimate: { id: "spring-tide", cost: 5, effect: { kind: "healSelf", amount: 15 } },
};
