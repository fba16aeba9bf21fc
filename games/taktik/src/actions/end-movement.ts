import { world } from "../world.ts";

export const endMovement = world.action("endMovement", {
  label: "Finish moving",
  phase: "MOVEMENT",
  play: (turn) => [turn.phase("ATTACK")],
});
