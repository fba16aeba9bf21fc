import { mixSeed } from "@cardwright/core";
import type { AnyEngine } from "../catalog.ts";
import type { Append, ClockState, MatchRecord, SeatRecord, Store } from "../store/store.ts";
import { startClock } from "./clock.ts";
import { firstPosition, type Position } from "./load.ts";

interface Dealt extends Position {
  readonly clock: ClockState | null;
  /** As it is stored; the players' nonces are fixed in the same transaction. */
  rowWith(wakeAt: number | null): Append;
}
/** The first position of a match whose seats are all taken, dealt from the server's seed and what its players added to it. */
export async function deal(
  store: Store,
  engine: AnyEngine,
  record: MatchRecord,
  seats: readonly SeatRecord[],
  at: number,
): Promise<Dealt> {
  const { id: match, clock: config, seatsVersion } = record;
  const nonces = seats.map(({ nonce }) => nonce);
  const seed = mixSeed((await store.secrets(match))!.serverSeed, nonces);
  const { snapshot, text: entry, hash } = firstPosition(engine, record, seats.length, seed, at);
  const { outcome } = snapshot.state;
  const clock = config === null ? null : startClock(config, seats.length, engine.actors(snapshot.state), at);
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
