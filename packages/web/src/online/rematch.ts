import { api } from "./api.ts";
import { freshSecret, type HeldSeat, heldSeat, holdSeat, keepTokens } from "./seats.ts";

/** The same match again, at one table for all who played it. Answers with the match to go to. */
export async function rematch(match: string, held: HeldSeat): Promise<string> {
  // It may have been asked for already, here or in another window: then its seat is held as well.
  const { next: asked, nextToken = freshSecret() } = heldSeat(match) ?? held;
  if (asked !== undefined) return asked;
  const { name, token } = held;
  // Kept before it is asked for: should the answer get lost, the next one is the same.
  holdSeat(match, { ...held, nextToken });
  const next = await api.rematch(match, token, { nonce: freshSecret(), token: nextToken });
  keepTokens(next);
  holdSeat(next.match, { seat: next.seat, token: next.token, name });
  holdSeat(match, { ...held, next: next.match });
  return next.match;
}
