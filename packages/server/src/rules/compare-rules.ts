import { canonicalJson, type Entry, isBackward, replayEntries, SPECTATOR } from "@cardwright/core/host";
import type { AnyEngine } from "../any-engine.ts";
import { type AnySnapshot, firstPosition, seedOf, tailOf } from "../room/load.ts";
import { type MatchRecord, readEntry, type Store } from "../store/store.ts";

/** A match on other rules: the same so far and offering the same, or where it goes another way. */
export interface RulesRow {
  readonly match: string;
  readonly same: boolean;
  /** The first step that differs; null where none does, or nothing could be compared. */
  readonly from: number | null;
  readonly because: string | null;
}
export const sameRow = (match: string): RulesRow => ({ match, same: true, from: null, because: null });
export const otherRow = (match: string, from: number | null, because: string): RulesRow => ({
  match,
  same: false,
  from,
  because,
});
export interface Compared {
  readonly row: RulesRow;
  /** How many steps were folded. */
  readonly steps: number;
}
/**
 * Folds a stored match on other rules. Where its own are at hand, what is seen and offered at its end is compared too: a rule
 * that did not matter so far may matter next. Its own need not be run for that: its events say where it stands.
 */
export async function compareRules(
  store: Store,
  record: MatchRecord,
  { own, other }: { readonly own: AnyEngine | null; readonly other: AnyEngine },
  pause: () => Promise<void> = async () => undefined,
): Promise<Compared> {
  const { id } = record;
  const [rows, secrets, seats] = await Promise.all([tailOf(store, id, 0), store.secrets(id), store.seats(id)]);
  const first = rows[0];
  if (first === undefined || secrets === null) return { row: undealt(other, record, seats.length), steps: 0 };
  const told = (from: number, because: string): Compared => ({ row: otherRow(id, from, because), steps: rows.length });
  let step = 0;
  try {
    const made = firstPosition(other, record, seats.length, seedOf(secrets), readEntry(first).updatedAt);
    if (made.text !== first.entry) return told(0, "it is dealt otherwise");
    let { snapshot } = made;
    let before = snapshot;
    const entries = [made.entry];
    for (const row of rows.slice(1)) {
      await pause();
      step = row.revision;
      const action = readEntry(row).action!;
      before = snapshot;
      const result = other.applyAction(snapshot, action);
      if (!result.ok) return told(step, `the action is refused: ${result.error.code}`);
      if (JSON.stringify(result.entry) !== row.entry) return told(step, "the rules lead to other events");
      ({ snapshot } = result);
      entries.push(result.entry);
    }
    const match = { seats: seats.length, options: record.options };
    const because =
      own === null
        ? null
        : (differenceNow(own, replayEntries(own, match, entries), other, snapshot.state) ??
          differenceBack(
            own,
            { ...before, state: replayEntries(own, match, entries.slice(0, -1)) },
            other,
            snapshot,
            entries,
          ));
    return because === null ? { row: sameRow(id), steps: rows.length } : told(rows.length - 1, because);
  } catch (error) {
    return told(step, error instanceof Error ? error.message : "it cannot be folded");
  }
}
/** A match that was not dealt yet only has to be possible. */
function undealt(other: AnyEngine, { id, options }: MatchRecord, seats: number): RulesRow {
  try {
    other.create({ seats, options, seed: "0".repeat(64), at: 0 });
    return sameRow(id);
  } catch (error) {
    return otherRow(id, 0, error instanceof Error ? error.message : "it cannot be dealt");
  }
}
type AnyState = AnySnapshot["state"];
/** A state that was replayed may have its keys in another order. */
const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || canonicalJson(a) === canonicalJson(b);
/** The first thing that somebody at the table would notice: the state itself, what they see, what they may do. */
function differenceNow(own: AnyEngine, before: AnyState, other: AnyEngine, after: AnyState): string | null {
  if (!isSame(before, after)) return "the state is another";
  if (!isSame(own.actors(before), other.actors(after))) return "others have to act";
  for (let viewer = SPECTATOR; viewer < after.seats; viewer++) {
    if (!isSame(own.view(before, viewer), other.view(after, viewer))) return "something else is seen";
    if (viewer === SPECTATOR || after.outcome !== null) continue;
    if (!isSame(own.validActions(before, viewer), other.validActions(after, viewer)))
      return "something else may be done";
  }
  return null;
}
/** A way back is offered too. Its own rules take the last step once more, from where their events say that it began. */
function differenceBack(
  own: AnyEngine,
  before: AnySnapshot,
  other: AnyEngine,
  after: AnySnapshot,
  entries: readonly Entry[],
): string | null {
  const action = entries.at(-1)?.action ?? null;
  if (action === null || isBackward(action.type)) return null;
  const again = own.applyAction({ ...before, past: [] }, action);
  if (!again.ok) return `its own rules refuse the last action: ${again.error.code}`;
  const isSameBack = own.canUndo(again.snapshot, action.seat) === other.canUndo(after, action.seat);
  return isSameBack ? null : "something else may be taken back";
}
