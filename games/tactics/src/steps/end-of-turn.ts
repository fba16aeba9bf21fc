import * as z from "zod/mini";
import { isLastTurnOfRound } from "../day.ts";
import { handLimitOf } from "../level.ts";
import { activationRefusal, heldTactic } from "../tactic-cards.ts";
import { type Seat, type State, world } from "../world.ts";
import { drawCards } from "./draw-cards.ts";

/** The end of a turn, after dice and cards have been put away [R5.8]. */

const finishTurn = world.step("FINISH_TURN", { playerId: world.seat, limit: z.int() }, (table, { playerId, limit }) => {
  const { state } = table;
  return state.hand[playerId].length < limit && canDrawOn(state, playerId) ? [table.phase("draw")] : [table.endTurn()];
});
/** A tactic that helps when the deck has run out may be used before the turn is over [R8.8]. */
function canDrawOn(state: State, seat: Seat): boolean {
  const tactic = heldTactic(state, seat);
  return tactic?.activation?.midDraw === true && activationRefusal(state, seat, tactic) === undefined;
}

/** Draws to the hand limit, which is asked before the first card is drawn. After one's last turn nothing is drawn. */
const drawUp = world.step("DRAW_UP", { playerId: world.seat }, (table, { playerId }) => {
  const { state } = table;
  if (isLastTurnOfRound(state) && !state.extraTurnPending[playerId]) return [table.endTurn()];
  const limit = table.ask("handLimit", { seat: playerId }, handLimitOf(state.fame[playerId]));
  return [drawCards({ playerId, count: limit - state.hand[playerId].length }), finishTurn({ playerId, limit })];
});

export { drawUp, finishTurn };
