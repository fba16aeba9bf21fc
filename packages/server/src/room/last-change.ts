import type { AnyEngine } from "../any-engine.ts";
import type { MatchRecord, Store } from "../store/store.ts";
import type { Audience, Listener } from "./audience.ts";
import { follow, loadPosition, type Position } from "./load.ts";

const nothing = (): void => undefined;
/** The seat is followed for them over the whole log; they are told nothing. */
const silent = (viewer: number): Listener =>
  ({ viewer, tokenHash: null, packed: false, voice: null, send: nothing, write: nothing, end: nothing }) as Listener;

/**
 * The frame that last changed what a seat may do, by the log. A room that has only begun to follow a seat does not know it, and the
 * rooms of other nodes may. Nothing is read behind the last snapshot: a page that is older than that counts as old.
 */
export async function lastChange(
  { store, engine, record }: { readonly store: Store; readonly engine: AnyEngine; readonly record: MatchRecord },
  audience: Audience,
  seat: number,
): Promise<number> {
  const { sequences, tail, ...loaded } = (await loadPosition(store, engine, record, audience.seats))!;
  const again = audience.anew(sequences);
  again.add(silent(seat));
  let position: Position = loaded;
  again.snapshot(seat, position.snapshot.state, null);
  for (const stored of tail) {
    const next = follow(engine, position, stored);
    const told = { entry: next.entry, before: position.snapshot.state, after: next.snapshot.state };
    again.tell(again.prepare({ ...told, clock: null, ack: null }));
    position = next;
  }
  return again.offersChangedAt(seat);
}
