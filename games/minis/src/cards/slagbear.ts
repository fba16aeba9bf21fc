import type { CreatureCard } from "../card-types.ts";

export const slagbear: CreatureCard = {
  id: "slagbear",
  name: "Slagbear",
  text: "Flare (2 fire): the defender also burns. Meltdown (5 fire): also deals 5 to each creature on the other bench.",
  kind: "creature",
  element: "fire",
  stage: 3,
  evolvesFrom: "blazehound",
  health: 85,
  attack: 6,
  defence: 6,
  speed: 2,
  signature: { id: "flare", cost: 2, effect: { kind: "status", status: "BURN" } },
  ultimate: { id: "meltdown", cost: 5, effect: { kind: "splashEach", amount: 5 } },
};
