import { hasWaitedFor } from "../../effects.ts";
import type { AnyEvent } from "../../protocol/index.ts";
import { NO_EVENTS } from "../ledger.ts";
import type { EventParts, Surroundings } from "./kind.ts";
import { resolving } from "./prompts.ts";
import { endEffect, type SeatAsked } from "./requests.ts";

/**
 * A seat goes out of the match, or comes back. Turn order, prompts and clocks pass over who is out; their open prompts
 * close unanswered, and effects that wait for their next turn end.
 */

function checkSeat(seats: number, seat: number): void {
  if (Number.isInteger(seat) && seat >= 0 && seat < seats) return;
  throw new Error(`seat ${seat} cannot go out or come back: there is no such seat in this match`);
}
const isOut = (out: readonly number[] | undefined, seat: number): boolean => out?.includes(seat) === true;

/** Secret answers that waited for this seat alone resolve without it. */
function groupsLeft({ ledger: { state } }: Surroundings, groups: readonly string[]): readonly AnyEvent[] {
  return groups.flatMap((group) => {
    const left = state.prompts.filter(({ sealed }) => sealed === group);
    return left.length > 0 && left.every(({ answer }) => answer !== null) ? [resolving(group)] : [];
  });
}
interface SeatOut extends SeatAsked {
  /** Groups of secret answers that one of its prompts belonged to. */
  readonly groups: readonly string[];
}
export const seatOut: EventParts<SeatAsked, SeatOut, SeatAsked> = {
  type: "SEAT_OUT",
  plan({ state }, { seat, type }) {
    const groups = state.prompts.flatMap((prompt) =>
      prompt.seat === seat && prompt.sealed !== null ? [prompt.sealed] : [],
    );
    return { seat, groups, type };
  },
  replan: (_, told) => ({ ...told, groups: [] }),
  write(ledger, { seat }) {
    const fields = ledger.fields();
    if (isOut(fields.seatsOut, seat)) return;
    fields.seatsOut = [...(fields.seatsOut ?? []), seat];
    if (fields.prompts.length > 0) fields.prompts = fields.prompts.filter((prompt) => prompt.seat !== seat);
  },
  tell: (_, { seat, type }) => ({ seat, type }),
  follows(around, { seat, groups }) {
    const waited = around.ledger.state.effects.filter((effect) => hasWaitedFor(effect, seat));
    return [...waited.map(({ id }) => endEffect(id)), ...groupsLeft(around, groups)];
  },
  cannot({ state }, { seat }) {
    checkSeat(state.seats, seat);
    return isOut(state.seatsOut, seat);
  },
  sees: (_, told) => told,
};
export const seatBack: EventParts<SeatAsked> = {
  type: "SEAT_BACK",
  write(ledger, { seat }) {
    const fields = ledger.fields();
    const left = (fields.seatsOut ?? []).filter((out) => out !== seat);
    // A state in which nobody is out is the same as before anybody was.
    if (left.length > 0) fields.seatsOut = left;
    else delete fields.seatsOut;
  },
  follows: () => NO_EVENTS,
  cannot({ state }, { seat }) {
    checkSeat(state.seats, seat);
    return !isOut(state.seatsOut, seat);
  },
  sees: (_, told) => told,
};
