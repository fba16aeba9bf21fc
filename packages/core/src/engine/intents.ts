import { canonicalJson } from "../canonical.ts";
import type { Action, KnownIntent } from "../protocol/index.ts";

/** Intents that were answered: the same intent of the same seat takes effect once. */

/** How many answered intents a snapshot remembers by itself; a host keeps them all. */
export const INTENTS_MAX = 32;

/** Two payloads with the same entries ask for the same, in whichever order a client wrote them. */
const fingerprint = ({ type, seat, payload = {} }: Action): string => canonicalJson([type, seat, payload]);

export function remember(intents: readonly KnownIntent[], action: Action, revision: number): readonly KnownIntent[] {
  if (action.intentId === undefined) return intents;
  const kept = intents.length < INTENTS_MAX ? intents : intents.slice(1);
  return [...kept, { id: action.intentId, fingerprint: fingerprint(action), revision }];
}
export const isSameRequest = (known: KnownIntent, action: Action): boolean => known.fingerprint === fingerprint(action);
