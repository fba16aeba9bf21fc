import { endOfTurn } from "../steps/end-of-turn.ts";
import { surrendered } from "../steps/games.ts";
import { world } from "../world.ts";

/** Going through the windows of a turn, and leaving the match [R3]. */

export const drawAck = world.action("DRAW_ACK", {
  label: "Go on to energy",
  phase: "TURN.DRAW",
  play: (turn) => [turn.phase("TURN.ENERGY")],
});
export const nextWindow = world.action("NEXT_WINDOW", {
  label: "Go on",
  phase: ["TURN.ENERGY", "TURN.MAIN", "TURN.COMBAT.DECLARE"],
  play(turn) {
    switch (turn.state.phase) {
      case "TURN.ENERGY":
        return [turn.phase("TURN.MAIN")];
      case "TURN.MAIN":
        return [turn.phase("TURN.COMBAT.DECLARE")];
      default:
        return [turn.phase("TURN.END")];
    }
  },
});
/** From any window of the turn after the draw; what lies between is passed by. */
export const endTurn = world.action("END_TURN", {
  label: "End your turn",
  phase: ["TURN.ENERGY", "TURN.MAIN", "TURN.COMBAT.DECLARE", "TURN.END"],
  play: (turn) => [...(turn.state.phase === "TURN.END" ? [] : [turn.phase("TURN.END")]), ...endOfTurn(turn.seat)],
});
/** Any seat, any time, also while a question is open; nobody is ever offered it. */
export const surrender = world.action("SURRENDER", {
  label: "Surrender",
  who: "any",
  duringPrompt: true,
  offered: false,
  play: (turn) => surrendered(turn, turn.seat),
});
export const turnActions = [endTurn, drawAck, nextWindow, surrender];
