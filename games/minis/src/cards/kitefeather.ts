import type { CreatureCard } from "../card-types.ts";

/** SET-001, 005. */
export const kitefeather: CreatureCard = {
  id: "kitefeather",
  name: "Kitefeather",
  text: "Gale (2 wind): if the defender stands, you choose who takes its place from the other bench.",
  kind: "creature",
  number: "005",
  element: "wind",
  stage: 1,
  health: 38,
  attack: 3,
  defence: 2,
  speed: 5,
  signature: { id: "gale", cost: 2, effect: { kind: "forceSwitch" } },
};
