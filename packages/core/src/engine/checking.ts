import type { Pick, Picks, Selections } from "../protocol/index.ts";
import { type Refusal, refuse } from "../refusal.ts";
import type { How } from "../table.ts";
import { checkOf, type Deciding } from "./choice.ts";
import { distinct, examineRefusal, isSame, twice } from "./choice-mistakes.ts";
import type { Ledger } from "./ledger.ts";
import { isNamed, keyOf } from "./naming.ts";
import { stop } from "./stop.ts";

export type Bare = Pick | readonly Pick[];

/** A decision whose answers were given: each is held to the options and to the author's check. */
export class Checking implements Deciding {
  readonly seat: number;
  private readonly answers: Picks;
  private readonly ledger: Ledger;
  /** A bare answer to a prompt that asks one thing. */
  private readonly bare: Bare | undefined;
  /** False for simulated actions: those come from our own offers, so that they cannot answer too much. */
  private readonly isWhole: boolean;
  private asked = 0;

  constructor(ledger: Ledger, seat: number, answers: Picks, bare: Bare | undefined, isWhole: boolean) {
    this.ledger = ledger;
    this.seat = seat;
    this.answers = answers;
    this.bare = bare;
    this.isWhole = isWhole;
  }
  get given(): Selections {
    return this.bare ?? this.answers;
  }
  one<T>(name: string, from: readonly T[], how: How<T> | undefined): T {
    const wanted = aloneIn(this.wantedFor(name));
    const index = this.positionOf(name, from, how, wanted, 0);
    if (index < 0) return this.noSuch(name, wanted, from, how, "one of");
    const option = from[index]!;
    if (this.isWhole) {
      const again = this.positionOf(name, from, how, wanted, index + 1);
      if (again > 0 && !isSame(this.ledger, option, from[again]!)) twice(name, wanted, false);
    }
    this.allow(name, option, how);
    return option;
  }
  private positionOf<T>(
    name: string,
    from: readonly T[],
    how: How<T> | undefined,
    wanted: unknown,
    start: number,
  ): number {
    for (let i = start; i < from.length; i++) {
      if (isNamed(this.ledger, this.seat, name, from[i]!, i, how, wanted)) return i;
    }
    return -1;
  }
  /** Several of them; each once, by whichever of its names it is called. */
  some<T>(name: string, from: readonly T[], min: number, max: number, how: How<T> | undefined): readonly T[] {
    const wanted = this.wantedFor(name);
    if (this.isWhole) distinct(this.ledger, this.seat, name, from, [...from.keys()], how, true);
    const keys: readonly unknown[] = Array.isArray(wanted) ? wanted : wanted === undefined ? [] : [wanted];
    const chosen = keys.map((key) => this.positionOf(name, from, how, key, 0));
    const missing = chosen.indexOf(-1);
    if (wanted === undefined || missing >= 0) {
      this.noSuch(name, keys[missing], from, how, `${howMany(min, max)} of`);
    }
    if (new Set(chosen).size !== chosen.length) {
      stop(refuse("CHOICE_INVALID", `${name} takes a list without repeats`, { choice: name }));
    }
    if (how !== undefined) for (const index of chosen) this.allow(name, from[index]!, how);
    if (chosen.length < min || chosen.length > max) {
      stop(refuse("CHOICE_INVALID", `${name} takes ${howMany(min, max)}`, { choice: name }));
    }
    return chosen.map((index) => from[index]!);
  }
  order<T>(name: string, items: readonly T[], how: How<T> | undefined): readonly T[] {
    return this.some(name, items, items.length, items.length, how);
  }
  number(name: string, min: number, max: number): number {
    const wanted = aloneIn(this.wantedFor(name));
    const isNumber = typeof wanted === "number" && Number.isInteger(wanted) && wanted >= min && wanted <= max;
    if (isNumber) return wanted;
    return stop(wrong(name, wanted, min > max ? NOTHING : `a whole number from ${min} to ${max}`));
  }
  finish(): void {
    if (!this.isWhole || this.bare !== undefined) return;
    let given = 0;
    for (const _ in this.answers) given++;
    if (this.asked < given) stop(refuse("CHOICE_INVALID.extra"));
  }
  isAnswered(name: string): boolean {
    return this.bare === undefined ? Object.hasOwn(this.answers, name) : this.asked === 0;
  }
  private wantedFor(name: string): unknown {
    this.asked++;
    if (this.bare !== undefined) return this.asked === 1 ? this.bare : undefined;
    // An inherited property can be found here too, but it is no key of any option.
    return this.answers[name];
  }
  private noSuch<T>(name: string, wanted: unknown, from: readonly T[], how: How<T> | undefined, takes: string): never {
    const keys = from.map((option, i) => keyOf(this.ledger, this.seat, name, option, i, how));
    return stop(wrong(name, wanted, `${takes} ${namesOf(keys)}`));
  }
  private allow<T>(name: string, option: T, how: How<T> | undefined): void {
    const refused = how === undefined ? undefined : checkOf(how)?.(option);
    if (refused === undefined) return;
    examineRefusal(name, refused);
    stop(refused);
  }
}
/** One answer may come bare or alone in a list. */
const aloneIn = (wanted: unknown): unknown => (Array.isArray(wanted) && wanted.length === 1 ? wanted[0] : wanted);
const howMany = (min: number, max: number): string => (min === max ? `exactly ${min}` : `${min} to ${max}`);
const NOTHING = "nothing: there is nothing to choose from";
/** Most keys that a refusal names. */
const NAMED_MAX = 8;
/** The keys that are accepted, as text; where these are c0, c1, c2 and so on, bare positions are accepted too, and it says so. */
function namesOf(keys: readonly Pick[]): string {
  if (keys.length === 0) return NOTHING;
  const shown = keys.slice(0, NAMED_MAX).map((key) => JSON.stringify(key));
  const more = keys.length > NAMED_MAX ? ` and ${keys.length - NAMED_MAX} more` : "";
  const positions = keys.every((key, i) => key === `c${i}`) ? `, or an index from 0 to ${keys.length - 1}` : "";
  return `${shown.join(", ")}${more}${positions}`;
}
function wrong(name: string, wanted: unknown, expected: string): Refusal {
  const found = wanted === undefined ? `${name} is not answered` : `that is not among the choices for ${name}`;
  return refuse("CHOICE_INVALID", `${found}; it takes ${expected}`, { choice: name });
}
