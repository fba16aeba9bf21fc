import { mixSeed } from "@cardwright/core/host";
import type { AnyEngine } from "../any-engine.ts";
import type { Append, ClockState, MatchRecord, SeatRecord, Store } from "../store/store.ts";
import { startClock } from "./clock.ts";
import { type AnySnapshot, firstPosition, type Position } from "./load.ts";

interface Dealt extends Position {
  readonly clock: ClockState | null;
  /** As it is stored; the players' nonces are fixed in the same transaction. */
  rowWith(wakeAt: number | null): Append;
}
/** The clock of the first position. */
export function dealtClock(
  engine: AnyEngine,
  { clock }: MatchRecord,
  seats: number,
  { state, updatedAt }: AnySnapshot,
): ClockState | null {
  return clock === null ? null : startClock(clock, seats, engine.actors(state), updatedAt);
}
/** The first position of a match whose seats are all taken, dealt from the server's seed and what its players added to it. */
export async function deal(
  store: Store,
  engine: AnyEngine,
  record: MatchRecord,
  seats: readonly SeatRecord[],
  at: number,
): Promise<Dealt> {
  const { id: match, seatsVersion } = record;
  const nonces = seats.map(({ nonce }) => nonce);
  const seed = mixSeed((await store.secrets(match))!.serverSeed, nonces);
  const { snapshot, text: entry, hash } = firstPosition(engine, record, seats.length, seed, at);
  const { outcome } = snapshot.state;
  const clock = dealtClock(engine, record, seats.length, snapshot);
  const status = outcome === null ? "running" : "ended";
  return {
    snapshot,
    hash,
    clock,
    rowWith: (wakeAt) => ({
      ...{ match, revision: 0, seatsVersion, seat: null, intent: null, ackSeq: 0, entry, hash },
      change: { status, outcome, clock, wakeAt, nonces },
    }),
  };
}
