import type { CreatureCard } from "../card-types.ts";

export const surgemanta: CreatureCard = {
  id: "surgemanta",
  name: "Surgemanta",
  text: "Backwash (2 water): heals itself by 3. Undertow (5 water): if the defender stands, you choose who takes its place from the other bench.",
  kind: "creature",
  element: "water",
  stage: 3,
  evolvesFrom: "tidefin",
  health: 75,
  attack: 6,
  defence: 4,
  speed: 6,
  signature: { id: "backwash", cost: 2, effect: { kind: "healSelf", amount: 3 } },
  ultimate: { id: "undertow", cost: 5, effect: { kind: "forceSwitch" } },
};
