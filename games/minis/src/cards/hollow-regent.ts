import type { CreatureCard } from "../card-types.ts";

export const hollowRegent: CreatureCard = {
  id: "hollow-regent",
  name: "Hollow Regent",
  text: "Only a ritual brings it into play. Pounce (2 shadow): ignores defence if the attacker is stealthed. Long Night (8 shadow): ignores defence if the attacker is stealthed.",
  kind: "creature",
  element: "shadow",
  stage: 5,
  rank: "legend",
  health: 110,
  attack: 9,
  defence: 6,
  speed: 6,
  signature: { id: "pounce", cost: 2, effect: { kind: "ambush" } },
  ultimate: { id: "long-night", cost: 8, effect: { kind: "ambush" } },
};
