import type { CreatureCard } from "../card-types.ts";

export const galecrest: CreatureCard = {
  id: "galecrest",
  name: "Galecrest",
  text: "Gale (2 wind): if the defender stands, you choose who takes its place from the other bench. Cyclone (5 wind): if the defender stands, you choose who takes its place from the other bench.",
  kind: "creature",
  element: "wind",
  stage: 3,
  evolvesFrom: "gustfeather",
  health: 65,
  attack: 6,
  defence: 3,
  speed: 8,
  signature: { id: "gale", cost: 2, effect: { kind: "forceSwitch" } },
  ultimate: { id: "cyclone", cost: 5, effect: { kind: "forceSwitch" } },
};
