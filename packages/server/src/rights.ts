import { hashSecret, isSecret, seatOfToken } from "./auth.ts";
import { fail } from "./refusals.ts";
import type { MatchRecord, MatchSecrets, SeatRecord, Store } from "./store/store.ts";

/** Everybody's rights in a match, as they stood at one moment. */
export interface Rights {
  readonly record: MatchRecord;
  readonly seats: readonly SeatRecord[];
  readonly secrets: MatchSecrets;
}
/** The rights that are to change, and the answer for whoever asked for it. */
export interface Change<Answer> {
  readonly answer: Answer;
  readonly seats?: readonly SeatRecord[];
  readonly hostHash?: string;
  readonly watchHash?: string;
}
/** Each failed attempt means that somebody else has changed the same match meanwhile. */
const TRIES = 100;

export const isHost = ({ secrets }: Rights, token: string | undefined): boolean =>
  isSecret(hashSecret(token ?? ""), secrets.hostHash);
export const holdsSeat = ({ seats }: Rights, token: string | undefined): boolean =>
  seatOfToken(hashSecret(token ?? ""), seats) >= 0;

/** Null when there is no such match. */
export async function rightsOf(store: Store, match: string): Promise<Rights | null> {
  // The record first: should seats change in between, they are newer than its number says, and nothing can be written by it.
  const record = await store.match(match);
  const [seats, secrets] = await Promise.all([store.seats(match), store.secrets(match)]);
  return record === null || secrets === null ? null : { record, seats, secrets };
}
/**
 * Reads the rights of a match, decides, and writes; where somebody else was faster, it reads and decides again. Where it is decided by
 * the rights of another match as well, those still stand when it is written.
 */
export async function changeRights<Answer>(
  store: Store,
  match: string,
  decide: (rights: Rights, upon: Rights | null) => Change<Answer>,
  upon?: string,
): Promise<Answer> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const rights = (await rightsOf(store, match)) ?? fail("NO_ACCESS");
    const other = upon === undefined ? null : ((await rightsOf(store, upon)) ?? fail("NO_ACCESS"));
    const { answer, seats = [], ...hashes } = decide(rights, other);
    if (seats.length === 0 && Object.keys(hashes).length === 0) return answer;
    const { seatsVersion, status } = rights.record;
    const change = { match, seatsVersion, status, seats, ...hashes };
    const standing =
      other === null ? {} : { upon: { match: other.record.id, seatsVersion: other.record.seatsVersion } };
    if (await store.changeRights({ ...change, ...standing })) return answer;
  }
  return fail("RETRY");
}
