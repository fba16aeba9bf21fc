import { isText, PAYLOAD_LIST_MAX, TEXT_MAX } from "../input.ts";
import type { Pick } from "../protocol/index.ts";
import type { Refusal } from "../refusal.ts";
import { shown } from "../shown.ts";
import type { How } from "../table.ts";
import type { Ledger } from "./ledger.ts";
import { isPiece, keyOf } from "./naming.ts";

/** Mistakes of an author in a choice. Each is a defect that names the choice and the cure. */

function mistake(name: string, what: string): never {
  throw new TypeError(`choice ${name}: ${what}`);
}

export function examineOptions(name: string, from: unknown): void {
  if (!Array.isArray(from)) mistake(name, `${shown(from)} is no list of options`);
}
export function examineCount(name: string, count: { readonly min: number; readonly max: number } | undefined): void {
  const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
  if (count !== undefined && isCount(count.min) && isCount(count.max)) return;
  mistake(
    name,
    `someOf takes { min, max } as whole numbers from 0; these are ${shown(count?.min)} and ${shown(count?.max)}`,
  );
}
/** An answer comes in an action, whose lists have a limit: more would be offered, and refused when they come. */
export function examineLength(name: string, most: number): void {
  if (most <= PAYLOAD_LIST_MAX) return;
  mistake(name, `an answer holds at most ${PAYLOAD_LIST_MAX}, and this may hold ${most}; ask for fewer at once`);
}
export function examineRange(name: string, min: number, max: number): void {
  if (Number.isSafeInteger(min) && Number.isSafeInteger(max)) return;
  mistake(name, `a number lies between two whole numbers; these are ${shown(min)} and ${shown(max)}`);
}
export function examineSeats(name: string, from: readonly number[], seats: readonly number[]): void {
  const stranger = from.findIndex((seat) => !seats.includes(seat));
  if (stranger >= 0) mistake(name, `there is no seat ${shown(from[stranger])} in this match of ${seats.length}`);
}
/** A check answers with a refusal, or with nothing where the option may be chosen. */
export function examineRefusal(name: string, refused: Refusal | undefined): void {
  if (refused === undefined || typeof refused?.code === "string") return;
  mistake(
    name,
    `its check answers ${shown(refused)}; answer with refuse(...), or with undefined where it may be chosen`,
  );
}
/** Options of a choice, by their positions, and how each is called. */
export interface Named {
  readonly positions: readonly number[];
  readonly keys: readonly Pick[];
}
/** Up to so many keys are compared with each other; more are looked up. */
const COMPARED_MAX = 16;
/**
 * The positions without duplicates. A chooser could not tell two things of one key apart, and neither could equal things of a
 * list.
 */
export function distinct<T>(
  ledger: Ledger,
  seat: number,
  name: string,
  from: readonly T[],
  positions: readonly number[],
  how: How<T> | undefined,
  isList: boolean,
): Named {
  const lookup = positions.length > COMPARED_MAX ? new Map<Pick, number>() : null;
  const found: number[] = [];
  const keys: Pick[] = [];
  for (let i = 0; i < positions.length; i++) {
    const position = positions[i]!;
    const key = keyOf(ledger, seat, name, from[position]!, position, how);
    if (typeof key === "string" && !isText(key)) {
      mistake(name, `${shown(key)} is no key: a key is a text of at most ${TEXT_MAX} characters`);
    }
    const before = lookup === null ? keys.indexOf(key) : (lookup.get(key) ?? -1);
    if (before < 0) {
      lookup?.set(key, keys.length);
      found.push(position);
      keys.push(key);
    } else if (isList || !isSame(ledger, from[found[before]!]!, from[position]!)) twice(name, key, isList);
  }
  return { positions: found, keys };
}
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
export const isSame = (ledger: Ledger, one: unknown, other: unknown): boolean =>
  one === other || (isObject(one) && isPiece(ledger, one) && isObject(other) && isPiece(ledger, other));
export function twice(name: string, key: unknown, isList: boolean): never {
  const cure = isList ? "give each an id or a key of its own" : "give each a key of its own";
  return mistake(name, `two of its options are called ${shown(key)}; ${cure}`);
}
/** A choice that a decision has asked for, and those before it: most ask for one or two, and a list would cost more. */
export interface Asked {
  readonly name: string;
  readonly before: Asked | null;
}
/** A name has one answer, so it can be asked for once. */
export function examineTwice(name: string, choices: Asked | null): void {
  for (let asked = choices; asked !== null; asked = asked.before) {
    if (asked.name === name) mistake(name, "it is asked for twice in one decision; give the second a name of its own");
  }
}
