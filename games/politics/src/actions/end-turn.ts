import { world } from "../world.ts";

/** [R4.5] Ends the turn. A turn in which nothing was done ends only by passing, so that every round comes to an end. */
export const endTurn = world.action("endTurn", {
  label: "End the turn",
  play(turn) {
    turn.need(turn.state.acted[turn.seat], "NOTHING_DONE");
    return [turn.endTurn()];
  },
});
