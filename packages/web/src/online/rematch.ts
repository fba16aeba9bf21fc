import { api } from "./api.ts";
import { freshNonce, type HeldSeat, heldSeat, holdSeat, keepTokens } from "./seats.ts";

/** The same match again, at one table for all who played it. Answers with the match to go to. */
export async function rematch(match: string, held: HeldSeat): Promise<string> {
  // It may have been asked for already, here or in another window: then its seat is held as well.
  const asked = heldSeat(match)?.next;
  if (asked !== undefined) return asked;
  const { name, token } = held;
  const next = await api.rematch(match, token, freshNonce());
  keepTokens(next);
  holdSeat(next.match, { seat: next.seat, token: next.token, name });
  holdSeat(match, { ...held, next: next.match });
  return next.match;
}
