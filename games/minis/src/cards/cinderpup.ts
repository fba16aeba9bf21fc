import type { CreatureCard } from "../card-types.ts";

/** SET-001, 001. */
export const cinderpup: CreatureCard = {
  id: "cinderpup",
  name: "Cinderpup",
  text: "Flare (2 fire): the defender also burns.",
  kind: "creature",
  number: "001",
  element: "fire",
  stage: 1,
  health: 40,
  attack: 4,
  defence: 2,
  speed: 3,
  signature: { id: "flare", cost: 2, effect: { kind: "status", status: "BURN" } },
};
