import { TACTIC_PLANNING } from "../protocol.ts";
import type { Tactic } from "../tactic.ts";
import { world } from "../world.ts";

export const planning: Tactic = {
  id: TACTIC_PLANNING,
  name: "Planning",
  number: 4,
  time: "day",
  text: "At the end of your turn, if you hold two cards or more before you draw, your hand limit is one higher.",
  ongoing: world.effect(TACTIC_PLANNING, {
    name: "Planning",
    duration: { type: "whileInPlay" },
    hooks: { handLimit: (table, limit, { seat }) => (table.state.hand[seat].length >= 2 ? limit + 1 : limit) },
  }),
};
