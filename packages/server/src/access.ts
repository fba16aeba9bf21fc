import { hashSecret, isSecret, seatOfToken } from "./auth.ts";
import type { MatchRecord, Store } from "./store/store.ts";

export interface Access {
  readonly record: MatchRecord;
  readonly viewer: number;
  readonly tokenHash: string | null;
}
/**
 * Finds out who somebody is in a match. "No such match" and "not yours" are one answer, found by the same questions to the store
 * and the same comparisons.
 */
export async function accessOf(store: Store, match: string, token: string | undefined): Promise<Access | null> {
  const [record, secrets, seats] = await Promise.all([store.match(match), store.secrets(match), store.seats(match)]);
  const tokenHash = token === undefined ? null : hashSecret(token);
  const seat = seatOfToken(tokenHash ?? hashSecret(""), seats);
  const watches = isSecret(tokenHash ?? hashSecret(""), secrets?.watchHash ?? null);
  if (record === null) return null;
  if (tokenHash === null) return record.visibility === "public" ? { record, viewer: -1, tokenHash } : null;
  if (seat >= 0) return { record, viewer: seat, tokenHash };
  return watches ? { record, viewer: -1, tokenHash } : null;
}
