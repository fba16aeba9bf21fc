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
): readonly number[] {
  const first = new Map<Pick, number>();
  const found = positions.filter((position) => {
    const key = keyOf(ledger, seat, name, from[position]!, position, how);
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, position);
      return true;
    }
    if (isList || !isSame(ledger, from[before]!, from[position]!)) twice(name, key, isList);
    return false;
  });
  return found.length === positions.length ? positions : found;
}
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
export const isSame = (ledger: Ledger, one: unknown, other: unknown): boolean =>
  one === other || (isObject(one) && isPiece(ledger, one) && isObject(other) && isPiece(ledger, other));
export function twice(name: string, key: unknown, isList: boolean): never {
  const cure = isList ? "give each an id or a key of its own" : "give each a key of its own";
  return mistake(name, `two of its options are called ${shown(key)}; ${cure}`);
}
/** A name has one answer, so it can be asked for once. */
export function examineTwice(name: string, choices: readonly string[]): void {
  if (choices.includes(name)) mistake(name, "it is asked for twice in one decision; give the second a name of its own");
}
