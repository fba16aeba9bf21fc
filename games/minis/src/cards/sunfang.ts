import type { CreatureCard } from "../card-types.ts";

export const sunfang: CreatureCard = {
  id: "sunfang",
  name: "Sunfang",
  text: "Flare (2 fire): the defender also burns. Solar Fang (6 fire): the defender also burns.",
  kind: "creature",
  element: "fire",
  stage: 4,
  evolvesFrom: "pyrewolf",
  health: 95,
  attack: 8,
  defence: 5,
  speed: 6,
  signature: { id: "flare", cost: 2, effect: { kind: "status", status: "BURN" } },
  ultimate: { id: "solar-fang", cost: 6, effect: { kind: "status", status: "BURN" } },
};
