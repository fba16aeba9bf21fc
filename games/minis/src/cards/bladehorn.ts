import type { CreatureCard } from "../card-types.ts";

export const bladehorn: CreatureCard = {
  id: "bladehorn",
  name: "Bladehorn",
  text: "Brace (2 metal): the attacker also gets 1 defence until your next turn. Cleave (5 metal): also deals 10 to one creature on the other bench.",
  kind: "creature",
  element: "metal",
  stage: 3,
  evolvesFrom: "girderhorn",
  health: 76,
  attack: 7,
  defence: 5,
  speed: 4,
  signature: { id: "brace", cost: 2, effect: { kind: "guard" } },
  ultimate: { id: "cleave", cost: 5, effect: { kind: "splashOne", amount: 10 } },
};
