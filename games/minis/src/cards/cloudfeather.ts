import type { CreatureCard } from "../card-types.ts";

export const cloudfeather: CreatureCard = {
  id: "cloudfeather",
  name: "Cloudfeather",
  text: "Gale (2 wind): if the defender stands, you choose who takes its place from the other bench. Updraft (5 wind): also draws two cards.",
  kind: "creature",
  element: "wind",
  stage: 3,
  evolvesFrom: "gustfeather",
  health: 60,
  attack: 4,
  defence: 4,
  speed: 7,
  signature: { id: "gale", cost: 2, effect: { kind: "forceSwitch" } },
  ultimate: { id: "updraft", cost: 5, effect: { kind: "draw", count: 2 } },
};
