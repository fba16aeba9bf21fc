import type { CreatureCard } from "../card-types.ts";

export const ramparthorn: CreatureCard = {
  id: "ramparthorn",
  name: "Ramparthorn",
  text: "Brace (2 metal): the attacker also gets 1 defence until your next turn. Shield Wall (5 metal): the attacker also gets 1 defence until your next turn.",
  kind: "creature",
  element: "metal",
  stage: 3,
  evolvesFrom: "girderhorn",
  health: 88,
  attack: 5,
  defence: 8,
  speed: 2,
  signature: { id: "brace", cost: 2, effect: { kind: "guard" } },
  ultimate: { id: "shield-wall", cost: 5, effect: { kind: "guard" } },
};
