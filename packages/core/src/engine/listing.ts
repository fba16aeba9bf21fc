import type { Pick, Picks } from "../protocol/index.ts";
import type { How } from "../table.ts";
import type { Deciding } from "./choice.ts";
import { distinct } from "./choice-mistakes.ts";
import { allowedIn, nothingToChoose, orderIncomplete, tooFewToChoose } from "./drawing.ts";
import type { Ledger } from "./ledger.ts";
import { keyOf } from "./naming.ts";
import { evenly, ordersOf, subsetsOf, type Ways } from "./ways.ts";

/** Most subsets or orders of one choice that are listed, and most numbers; all of them are accepted. */
export const LISTED_PER_CHOICE_MAX = 64;
export const LISTED_NUMBERS_MAX = 256;

/** A choice on the way that is tried now: all its branches, and the one that is taken. */
interface Fork {
  readonly branches: readonly number[] | readonly (readonly number[])[];
  taken: number;
}

/**
 * A decision that is run once for each way to answer it. A fork keeps what was allowed there, because the decision is
 * pure: with the same answers before it, the same is allowed again.
 */
export class Listing implements Deciding {
  readonly seat: number;
  /** False once some choice had more ways than the limits above; of such a choice an evenly spaced part is listed. */
  isComplete = true;
  private readonly ledger: Ledger;
  /** Choices with more ways than these are listed in part. */
  private readonly waysMax: number;
  private readonly numbersMax: number;
  private readonly forks: Fork[] = [];
  private depth = 0;
  private made: Record<string, Pick | readonly Pick[]> = {};

  constructor(ledger: Ledger, seat: number, most?: number) {
    this.ledger = ledger;
    this.seat = seat;
    this.waysMax = most ?? LISTED_PER_CHOICE_MAX;
    this.numbersMax = most ?? LISTED_NUMBERS_MAX;
  }
  get given(): Picks {
    return this.made;
  }
  /** Makes ready for the next way; false when all were taken. */
  next(): boolean {
    while (this.forks.length > 0) {
      const last = this.forks.at(-1)!;
      if (++last.taken < last.branches.length) break;
      this.forks.pop();
    }
    this.depth = 0;
    this.made = {};
    return this.forks.length > 0;
  }
  one<T>(name: string, from: readonly T[], how: How<T> | undefined): T {
    const index = this.fork(() => this.named(name, from, allowedIn(from, how), how, false)) as number;
    this.made[name] = keyOf(this.ledger, this.seat, name, from[index]!, index, how);
    return from[index]!;
  }
  some<T>(name: string, from: readonly T[], min: number, max: number, how: How<T> | undefined): readonly T[] {
    const chosen = this.fork(() => {
      const allowed = this.named(name, from, allowedIn(from, how), how, true);
      const most = Math.min(max, allowed.length);
      return most < min ? tooFewToChoose() : this.listed(subsetsOf(allowed, min, most));
    });
    return this.keep(name, from, chosen as readonly number[], how);
  }
  order<T>(name: string, items: readonly T[], how: How<T> | undefined): readonly T[] {
    const chosen = this.fork(() => {
      const allowed = this.named(name, items, allowedIn(items, how), how, true);
      return allowed.length < items.length ? orderIncomplete() : this.listed(ordersOf(allowed));
    });
    return this.keep(name, items, chosen as readonly number[], how);
  }
  number(name: string, min: number, max: number): number {
    const chosen = this.fork(() => this.numbers(min, max)) as number;
    this.made[name] = chosen;
    return chosen;
  }
  finish(): void {}
  private named<T>(
    name: string,
    from: readonly T[],
    allowed: readonly number[],
    how: How<T> | undefined,
    isList: boolean,
  ): readonly number[] {
    return distinct(this.ledger, this.seat, name, from, allowed, how, isList);
  }
  private fork(branchesOf: () => Fork["branches"]): number | readonly number[] {
    if (this.depth === this.forks.length) {
      const branches = branchesOf();
      if (branches.length === 0) nothingToChoose();
      this.forks.push({ branches, taken: 0 });
    }
    const { branches, taken } = this.forks[this.depth++]!;
    return branches[taken]!;
  }
  private listed(ways: Ways): readonly (readonly number[])[] {
    if (ways.count <= BigInt(this.waysMax)) return evenly(ways, this.waysMax);
    this.isComplete = false;
    return evenly(ways, LISTED_PER_CHOICE_MAX);
  }
  /** All numbers of a narrow range; of a wide one its ends and numbers at even distances between them. */
  private numbers(min: number, max: number): readonly number[] {
    const count = Math.max(0, max - min + 1);
    if (count <= this.numbersMax) return Array.from({ length: count }, (_, i) => min + i);
    this.isComplete = false;
    const step = (max - min) / (LISTED_NUMBERS_MAX - 1);
    return Array.from({ length: LISTED_NUMBERS_MAX }, (_, i) => Math.round(min + i * step));
  }
  private keep<T>(name: string, from: readonly T[], chosen: readonly number[], how: How<T> | undefined): readonly T[] {
    this.made[name] = chosen.map((i) => keyOf(this.ledger, this.seat, name, from[i]!, i, how));
    return chosen.map((i) => from[i]!);
  }
}
