import type { Draw } from "../declare.ts";
import type { Pick, Picks } from "../protocol/index.ts";
import { refuse } from "../refusal.ts";
import { shuffled } from "../shuffled.ts";
import type { How } from "../table.ts";
import { type Check, checkOf, type Deciding } from "./choice.ts";
import type { Ledger } from "./ledger.ts";
import { keyOf } from "./naming.ts";
import { stop } from "./stop.ts";

export const nothingToChoose = (): never => stop(refuse("NO_CHOICE"));
export const tooFewToChoose = (): never => stop(refuse("NO_CHOICE.few"));
export const orderIncomplete = (): never => stop(refuse("NO_CHOICE.order"));

/** The positions of the options that the author's check allows. */
export function allowedIn<T>(from: readonly T[], how: How<T> | undefined): number[] {
  const check = checkOf(how);
  const allowed: number[] = [];
  for (let i = 0; i < from.length; i++) if (check === undefined || check(from[i]!) === undefined) allowed.push(i);
  return allowed;
}

/** A decision whose answers are drawn, each choice evenly among what is allowed. */
export class Drawing implements Deciding {
  readonly seat: number;
  readonly given: Picks;
  private readonly made: Record<string, Pick | readonly Pick[]> = {};
  private readonly ledger: Ledger;
  private readonly draw: Draw;

  constructor(ledger: Ledger, seat: number, draw: Draw) {
    this.ledger = ledger;
    this.seat = seat;
    this.draw = draw;
    this.given = this.made;
  }
  one<T>(name: string, from: readonly T[], how: How<T> | undefined): T {
    const check = checkOf(how);
    const index = check === undefined ? this.branch(from.length) : this.drawAllowed(from, check);
    this.made[name] = keyOf(this.ledger, this.seat, name, from[index]!, index, how);
    return from[index]!;
  }
  some<T>(name: string, from: readonly T[], min: number, max: number, how: How<T> | undefined): readonly T[] {
    const allowed = allowedIn(from, how);
    const most = Math.min(max, allowed.length);
    if (most < min) tooFewToChoose();
    return this.keep(name, from, shuffled(allowed, this.draw).slice(0, min + this.draw(most - min + 1)), how);
  }
  order<T>(name: string, items: readonly T[], how: How<T> | undefined): readonly T[] {
    const allowed = allowedIn(items, how);
    if (allowed.length < items.length) orderIncomplete();
    return this.keep(name, items, shuffled(allowed, this.draw), how);
  }
  number(name: string, min: number, max: number): number {
    const chosen = min + this.branch(Math.max(0, max - min + 1));
    this.made[name] = chosen;
    return chosen;
  }
  finish(): void {}
  /** Draws until one is allowed, and never the same twice: each that is allowed is as likely as the others. */
  private drawAllowed<T>(from: readonly T[], check: Check<T>): number {
    const first = this.branch(from.length);
    if (check(from[first]!) === undefined) return first;
    // Seldom needed where most options are allowed, so it is made only now.
    const left = from.map((_, i) => i);
    left[first] = left[left.length - 1]!;
    for (let n = from.length - 1; n > 0; n--) {
      const at = this.draw(n);
      const index = left[at]!;
      if (check(from[index]!) === undefined) return index;
      left[at] = left[n - 1]!;
    }
    return nothingToChoose();
  }
  private keep<T>(name: string, from: readonly T[], chosen: readonly number[], how: How<T> | undefined): readonly T[] {
    this.made[name] = chosen.map((i) => keyOf(this.ledger, this.seat, name, from[i]!, i, how));
    return chosen.map((i) => from[i]!);
  }
  private branch(n: number): number {
    return n === 0 ? nothingToChoose() : this.draw(n);
  }
}
