import type { CreatureCard } from "../card-types.ts";

export const emberking: CreatureCard = {
  id: "emberking",
  name: "Emberking",
  text: "Flare (2 fire): the defender also burns. Crown of Embers (8 fire): also deals 10 to each creature on the other bench.",
  kind: "creature",
  element: "fire",
  stage: 5,
  evolvesFrom: "sunfang",
  rank: "champion",
  health: 120,
  attack: 10,
  defence: 6,
  speed: 7,
  signature: { id: "flare", cost: 2, effect: { kind: "status", status: "BURN" } },
  ultimate: { id: "crown-of-embers", cost: 8, effect: { kind: "splashEach", amount: 10 } },
};
