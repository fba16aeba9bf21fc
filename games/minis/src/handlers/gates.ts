import { type Refusal, refuse } from "@cardwright/core";
import { type MinisState, type MinisTurn, modeOf } from "../board.ts";
import type { Seat } from "../world.ts";

/** What the effects of cards are checked against before they may be activated. */

type Cap =
  | "mini_draw_used_this_turn"
  | "mini_heal_used_this_turn"
  | "mini_search_used_this_turn"
  | "mini_stealth_used_this_turn"
  | "relicCyclesUsed";
/** The cap of one effect over all its copies, and the cap of all activations together [R6.5]. */
export function overCap(turn: MinisTurn, cap: Cap): Refusal | undefined {
  const { state, seat } = turn;
  if (state[cap][seat] > 0) return refuse("CAP_EXCEEDED", "used this turn already; all copies count together");
  const most = modeOf(state).activationsPerTurn;
  return state.activations[seat] < most ? undefined : refuse("CAP_EXCEEDED", `${most} effects a turn at most`);
}
export const unless = (condition: boolean, message: string): Refusal | undefined =>
  condition ? undefined : refuse("PRECONDITION_FAILED", message);
export const noStatuses = (state: MinisState): Refusal | undefined =>
  unless(modeOf(state).full, "simple mode has no statuses");
export const emptyDeck = ({ deck }: MinisState, seat: Seat): Refusal | undefined =>
  unless(deck[seat].length > 0, "your deck is empty");
export const noDrawsLeft = (left: number): Refusal | undefined =>
  left > 0 ? undefined : refuse("CAP_EXCEEDED", "effects have brought enough cards to your hand this turn");
/** Triggered effects come about by themselves. */
export const byItself = (): Refusal => refuse("PRECONDITION_FAILED", "it is set off by what happens, not by hand");
export const failedFor = ({ code, message }: Refusal) => ({ events: [], failed: { code, message } });
