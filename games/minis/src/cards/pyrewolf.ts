import type { CreatureCard } from "../card-types.ts";

export const pyrewolf: CreatureCard = {
  id: "pyrewolf",
  name: "Pyrewolf",
  text: "Flare (2 fire): the defender also burns. Wildfire (5 fire): the defender also burns.",
  kind: "creature",
  element: "fire",
  stage: 3,
  evolvesFrom: "blazehound",
  health: 70,
  attack: 7,
  defence: 3,
  speed: 6,
  signature: { id: "flare", cost: 2, effect: { kind: "status", status: "BURN" } },
  ultimate: { id: "wildfire", cost: 5, effect: { kind: "status", status: "BURN" } },
};
