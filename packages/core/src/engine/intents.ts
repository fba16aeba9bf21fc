import { canonicalText } from "../canonical-text.ts";
import type { Action, EngineState, Entry, KnownIntent, Result, Snapshot } from "../protocol/index.ts";
import { refuse } from "../refusal.ts";

/** Intents that were answered: the same intent of the same seat takes effect once. */

/** How many answered intents a snapshot remembers by itself; a host keeps them all. */
export const INTENTS_MAX = 32;

/** Two payloads with the same entries ask for the same, in whichever order a client wrote them. */
const fingerprint = ({ type, seat, payload = {} }: Action): string => canonicalText([type, seat, payload]);

export function remember(intents: readonly KnownIntent[], action: Action, revision: number): readonly KnownIntent[] {
  if (action.intentId === undefined) return intents;
  const kept = intents.length < INTENTS_MAX ? intents : intents.slice(1);
  return [...kept, { id: action.intentId, fingerprint: fingerprint(action), revision }];
}
/** The answer to an action whose intent was answered before; undefined where the intent is new, or there is none. */
export function answeredBefore<S extends EngineState>(snapshot: Snapshot<S>, action: Action): Result<S> | undefined {
  if (action.intentId === undefined) return undefined;
  const known = snapshot.intents.find(({ id }) => id === action.intentId);
  if (known === undefined) return undefined;
  if (known.fingerprint !== fingerprint(action)) return { ok: false, error: refuse("CONFLICT") };
  const { position, waiting, extensions } = snapshot.state;
  const { revision } = known;
  const entry: Entry = { revision, action, events: [], position, waiting, extensions, updatedAt: snapshot.updatedAt };
  return { ok: true, snapshot, entry, repeated: true };
}
