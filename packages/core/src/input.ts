import type { Action } from "./protocol/index.ts";
import { type Refusal, refuse } from "./refusal.ts";

/** Input from outside is hostile: its shape is examined by plain code before anything else looks at it. */

/** Most entries of one payload or list, and the longest string. */
export const PAYLOAD_ENTRIES_MAX = 64;
export const PAYLOAD_LIST_MAX = 256;
export const TEXT_MAX = 256;
// Plain comparisons: this runs for every action, and a look-up costs more than five of them.
const isForbidden = (key: string): boolean => key === "__proto__" || key === "constructor" || key === "prototype";
const isActionKey = (key: string): boolean =>
  key === "type" || key === "seat" || key === "payload" || key === "intentId" || key === "at";

const malformed = (message: string): Refusal => refuse("MALFORMED", message);
// Half a character could not be written into a log.
export const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= TEXT_MAX && value.isWellFormed();
const isPick = (value: unknown): boolean =>
  isText(value) || typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value));
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  // Nearly always it is one, and its constructor is found faster than its prototype. An own "constructor" is refused later.
  if ((value as { readonly constructor?: unknown }).constructor === Object) return true;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
const isPickOrList = (value: unknown): boolean =>
  isPick(value) || (Array.isArray(value) && value.length <= PAYLOAD_LIST_MAX && value.every(isPick));

function examinePicks(picks: Readonly<Record<string, unknown>>, nested: boolean): Refusal | undefined {
  let entries = 0;
  for (const key in picks) {
    if (++entries > PAYLOAD_ENTRIES_MAX || !isText(key) || isForbidden(key)) {
      return malformed("the payload has too many entries, or one with a forbidden name");
    }
    const value = picks[key];
    if (isPickOrList(value)) continue;
    // Only a prompt's selections are one level deeper.
    if (!nested && key === "selections" && isPlain(value)) {
      const inner = examinePicks(value, true);
      if (inner !== undefined) return inner;
      continue;
    }
    return malformed(`payload.${key} must be a text, a number, yes or no, or a list of them`);
  }
  return undefined;
}

/** Nothing when it is an action of a seat of this match, otherwise a refusal. Never throws, whatever it is given. */
export function examineEnvelope(action: Action, seats: number): Refusal | undefined {
  const given: unknown = action;
  if (!isPlain(given)) return malformed("an action is an object with a type and a seat");
  for (const key in given) if (!isActionKey(key)) return malformed(`an action has no field ${key.slice(0, 40)}`);
  const { type, seat, payload, intentId, at } = given;
  if (!isText(type)) return malformed("an action has a type");
  if (typeof seat !== "number" || !Number.isInteger(seat) || seat < 0 || seat >= seats) {
    return malformed("an action has the number of a seat of this match");
  }
  if (intentId !== undefined && (!isText(intentId) || intentId.length === 0))
    return malformed("intentId is a short text");
  if (at !== undefined && (typeof at !== "number" || !Number.isSafeInteger(at) || at < 0)) {
    return malformed("at is a time in whole milliseconds");
  }
  return payload === undefined || isPlain(payload) ? undefined : malformed("a payload is an object");
}
/** The same of its payload: names and plain values within limits. */
export const examinePayload = ({ payload }: Action): Refusal | undefined =>
  payload === undefined ? undefined : examinePicks(payload, false);
