import { open, z } from "@cardwright/core";
import { isLastTurnOfRound } from "../day.ts";
import { handLimitOf } from "../level.ts";
import { TACTIC_LONG_NIGHT } from "../protocol.ts";
import { type Seat, type State, world } from "../world.ts";

/** The end of a turn, after dice and cards have been put away [R5.8]. */

const finishTurn = world.step(
  "FINISH_TURN",
  { playerId: open(world.seat), limit: open(z.int()) },
  {
    becomes(table, { playerId, limit }) {
      const { deck, hand } = table.state;
      const ranShort = hand[playerId].length < limit && deck[playerId].length === 0;
      return ranShort && hasLongNight(table.state, playerId) ? [table.phase("draw")] : [table.endTurn()];
    },
  },
);
/** Long Night may be used even in the middle of the draw [R8.8]. */
const hasLongNight = (state: State, seat: Seat): boolean =>
  state.tactic[seat][0]?.face === TACTIC_LONG_NIGHT && !state.tacticFlipped[seat] && state.discard[seat].length > 0;

/** Draws to the hand limit, which is asked before the first card is drawn. After one's last turn nothing is drawn. */
const drawUp = world.step(
  "DRAW_UP",
  { playerId: open(world.seat) },
  {
    becomes(table, { playerId }) {
      const { state } = table;
      if (isLastTurnOfRound(state) && !state.extraTurnPending[playerId]) return [table.endTurn()];
      const limit = table.ask("handLimit", { seat: playerId }, handLimitOf(state.fame[playerId]));
      return [table.refill(["deck", playerId], ["hand", playerId], limit), finishTurn({ playerId, limit })];
    },
  },
);

export { drawUp, finishTurn };
