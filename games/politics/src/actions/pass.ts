import { PASSED } from "../flow/announcements.ts";
import { world } from "../world.ts";

/** [R5.1] Leaves the round. */
export const pass = world.action("pass", {
  label: "Pass",
  play: (turn) => [PASSED({ player: turn.seat, why: "chosen" }), turn.endTurn()],
});
