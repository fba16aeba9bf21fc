import { world } from "../world.ts";

/** [R5.3] Also ends a turn in which nothing was declared. */
export const rollAttacks = world.action("rollAttacks", {
  label: "Roll the attacks and end the turn",
  phase: "ATTACK",
  play: (turn) => [turn.phase("DICE_RESOLUTION")],
});
