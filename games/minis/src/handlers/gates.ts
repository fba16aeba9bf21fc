import { type Refusal, refuse } from "@cardwright/core";
import { type MinisState, type MinisTurn, modeOf } from "../board.ts";
import type { Seat } from "../piece.ts";

/** What the effects of cards are checked against before they may be activated. */

type Cap =
  | "mini_draw_used_this_turn"
  | "mini_heal_used_this_turn"
  | "mini_search_used_this_turn"
  | "mini_stealth_used_this_turn"
  | "relicCyclesUsed"
  | "relicMovesUsed";
/** The cap of one effect over all its copies, and the cap of all activations together [R6.5]. */
export function overCap(turn: MinisTurn, cap: Cap): Refusal | undefined {
  const { state, seat } = turn;
  if (state[cap][seat] > 0) return refuse("CAP_EXCEEDED.copies");
  const most = modeOf(state).activationsPerTurn;
  return state.activations[seat] < most ? undefined : refuse("CAP_EXCEEDED.activations", { most });
}
/** `why` is a variant of the message PRECONDITION_FAILED. */
export const unless = (condition: boolean, why: string): Refusal | undefined =>
  condition ? undefined : refuse(`PRECONDITION_FAILED.${why}`);
export const noStatuses = (state: MinisState): Refusal | undefined => unless(modeOf(state).full, "simpleStatuses");
export const emptyDeck = ({ deck }: MinisState, seat: Seat): Refusal | undefined =>
  unless(deck[seat].length > 0, "deckEmpty");
export const noDrawsLeft = (left: number): Refusal | undefined => (left > 0 ? undefined : refuse("CAP_EXCEEDED.cards"));
/** Triggered effects come about by themselves. */
export const byItself = (): Refusal => refuse("PRECONDITION_FAILED.byItself");
export const failedFor = ({ code, message }: Refusal) => ({ events: [], failed: { code, message } });
