import type { CreatureCard } from "../card-types.ts";

export const gustfeather: CreatureCard = {
  id: "gustfeather",
  name: "Gustfeather",
  text: "Gale (2 wind): if the defender stands, you choose who takes its place from the other bench.",
  kind: "creature",
  element: "wind",
  stage: 2,
  evolvesFrom: "kitefeather",
  health: 52,
  attack: 4,
  defence: 3,
  speed: 6,
  signature: { id: "gale", cost: 2, effect: { kind: "forceSwitch" } },
};
