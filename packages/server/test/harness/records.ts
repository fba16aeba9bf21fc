import type { Store } from "../../src/index.ts";
import type { Append, MatchRecord, SeatRecord } from "../../src/store/store.ts";

/** Matches, seats and steps as a store is given them, each with something in every field. */

let made = 0;
export const seat = (index: number, more: Partial<SeatRecord> = {}): SeatRecord => ({
  seat: index,
  kind: "open",
  name: null,
  nonce: "",
  tokenHash: null,
  inviteHash: null,
  keptFor: null,
  keptUntil: null,
  bot: null,
  ...more,
});
export const SEATS = [seat(0), seat(1, { kind: "bot", bot: "random" })];
export async function newMatch(store: Store, more: Partial<MatchRecord> = {}, seats = SEATS): Promise<MatchRecord> {
  const record: MatchRecord = {
    id: `match-${String(++made).padStart(6, "0")}`,
    game: "duel",
    version: "1",
    content: "content",
    expansions: ["more"],
    options: { decks: null },
    visibility: "public",
    clock: { bank_ms: 1_000, per_action_ms: 500 },
    takeover: "random",
    takebacks: "people",
    status: "waiting",
    createdAt: 1_700_000_000_000 + made,
    seatsVersion: 0,
    commitment: "commitment",
    moves: [],
    ...more,
  };
  const secrets = { serverSeed: "seed", hostHash: "host", watchHash: null, nonces: null };
  await store.createMatch(record, secrets, seats);
  return record;
}
export const step = (match: string, revision: number, more: Partial<Append> = {}): Append => ({
  match,
  revision,
  seatsVersion: 0,
  seat: 0,
  intent: `intent ${revision}`,
  ackSeq: revision,
  entry: `{"revision":${revision},"text":"ä \\" 🂡"}`,
  hash: `hash ${revision}`,
  change: null,
  ...more,
});
