import type { Pick, Picks, Selections } from "../protocol/index.ts";
import { refuse } from "../refusal.ts";
import type { How } from "../table.ts";
import { checkOf, type Deciding } from "./choice.ts";
import type { Ledger } from "./ledger.ts";
import { isNamed } from "./naming.ts";
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
    const wanted = this.wantedFor(name);
    for (let i = 0; i < from.length; i++) {
      if (!isNamed(this.ledger, this.seat, name, from[i]!, i, how, wanted)) continue;
      this.allow(from[i]!, how);
      return from[i]!;
    }
    return noSuch(name, wanted);
  }
  /** Several of them; each once, by whichever of its names it is called. */
  some<T>(name: string, from: readonly T[], min: number, max: number, how: How<T> | undefined): readonly T[] {
    const wanted = this.wantedFor(name);
    const keys: readonly unknown[] = Array.isArray(wanted) ? wanted : [];
    const chosen = keys.map((key) =>
      from.findIndex((option, i) => isNamed(this.ledger, this.seat, name, option, i, how, key)),
    );
    const missing = chosen.indexOf(-1);
    if (missing >= 0) noSuch(name, keys[missing]);
    if (!Array.isArray(wanted) || new Set(chosen).size !== chosen.length) {
      stop(refuse("CHOICE_INVALID", `${name} takes a list without repeats`, { choice: name }));
    }
    if (how !== undefined) for (const index of chosen) this.allow(from[index]!, how);
    if (chosen.length < min || chosen.length > max) {
      const takes = min === max ? `exactly ${min}` : `${min} to ${max}`;
      stop(refuse("CHOICE_INVALID", `${name} takes ${takes}`, { choice: name }));
    }
    return chosen.map((index) => from[index]!);
  }
  order<T>(name: string, items: readonly T[], how: How<T> | undefined): readonly T[] {
    return this.some(name, items, items.length, items.length, how);
  }
  number(name: string, min: number, max: number): number {
    const wanted = this.wantedFor(name);
    const isNumber = typeof wanted === "number" && Number.isInteger(wanted) && wanted >= min && wanted <= max;
    return isNumber ? wanted : noSuch(name, wanted);
  }
  finish(): void {
    if (!this.isWhole || this.bare !== undefined) return;
    let given = 0;
    for (const _ in this.answers) given++;
    if (this.asked < given) stop(refuse("CHOICE_INVALID", "the payload answers more than was asked"));
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
  private allow<T>(option: T, how: How<T> | undefined): void {
    const refused = how === undefined ? undefined : checkOf(how)?.(option);
    if (refused !== undefined) stop(refused);
  }
}
function noSuch(name: string, wanted: unknown): never {
  const message = wanted === undefined ? `${name} is not answered` : `that is not among the choices for ${name}`;
  stop(refuse("CHOICE_INVALID", message, { choice: name }));
}
