import type { AnyEvent } from "../../protocol/index.ts";
import type { Ledger } from "../ledger.ts";
import type { StepParts } from "./kind.ts";
import type { OrderAsked } from "./pieces-shuffled.ts";
import { type DrawAsked, moveTop, type RefillAsked, type ShuffleAsked } from "./requests.ts";

/** Steps that take from piles: drawing, filling up, shuffling. */

/** Asks to move up to `count` pieces from the top of one place to another. */
function drawing(ledger: Ledger, from: string, to: string, count: number): readonly AnyEvent[] {
  if (!Number.isInteger(count)) throw new Error(`pieces drawn from ${from} are a whole number, and not ${count}`);
  const moves = new Array<AnyEvent>(Math.max(0, Math.min(count, ledger.pile(ledger.place(from)).length)));
  // One card may set off the drawing of others, so each move takes the card that is on top when its turn comes.
  for (let i = 0; i < moves.length; i++) moves[i] = moveTop(from, to);
  return moves;
}
export const drawStep: StepParts<DrawAsked> = {
  type: "DRAW",
  becomes: ({ ledger }, { from, to, count }) => drawing(ledger, from, to, count),
};
export const refillStep: StepParts<RefillAsked> = {
  type: "REFILL",
  becomes: ({ ledger }, { from, to, upTo }) => drawing(ledger, from, to, upTo - ledger.pile(ledger.place(to)).length),
};
export const shuffleStep: StepParts<ShuffleAsked> = {
  type: "SHUFFLE",
  becomes({ ledger }, { place }) {
    const order = ledger.dice().permutation(ledger.pile(ledger.place(place)).length);
    const ordered: OrderAsked = { place, order, type: "PIECES_SHUFFLED" };
    return [ordered];
  },
};
