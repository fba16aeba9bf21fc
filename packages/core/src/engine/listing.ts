import type { Pick, Picks } from "../protocol/index.ts";
import type { How } from "../table.ts";
import type { Deciding } from "./choice.ts";
import { distinct, type Named } from "./choice-mistakes.ts";
import { allowedIn, nothingToChoose, orderIncomplete, tooFewToChoose } from "./drawing.ts";
import type { Ledger } from "./ledger.ts";
import { evenly, ordersOf, subsetsOf, type Ways } from "./ways.ts";

/** Most subsets or orders of one choice that are listed, and most numbers; all of them are accepted. */
export const LISTED_PER_CHOICE_MAX = 64;
export const LISTED_NUMBERS_MAX = 256;

/** A choice on the way that is tried now: all its branches, how each is called, and the one that is taken. */
interface Fork {
  readonly branches: readonly number[] | readonly (readonly number[])[];
  readonly keys: readonly (Pick | readonly Pick[])[];
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
    const { forks } = this;
    while (forks.length > 0) {
      const last = forks[forks.length - 1]!;
      if (++last.taken < last.branches.length) break;
      forks.pop();
    }
    this.depth = 0;
    this.made = {};
    return this.forks.length > 0;
  }
  one<T>(name: string, from: readonly T[], how: How<T> | undefined): T {
    const fork = this.known() ?? this.branch(this.named(name, from, how, false));
    return from[this.take(name, fork) as number]!;
  }
  some<T>(name: string, from: readonly T[], min: number, max: number, how: How<T> | undefined): readonly T[] {
    return this.chosen(name, from, this.known() ?? this.subsets(this.named(name, from, how, true), min, max));
  }
  order<T>(name: string, items: readonly T[], how: How<T> | undefined): readonly T[] {
    return this.chosen(name, items, this.known() ?? this.orders(this.named(name, items, how, true), items.length));
  }
  number(name: string, min: number, max: number): number {
    return this.take(name, this.known() ?? this.numbers(min, max)) as number;
  }
  finish(): void {}
  private named<T>(name: string, from: readonly T[], how: How<T> | undefined, isList: boolean): Named {
    return distinct(this.ledger, this.seat, name, from, allowedIn(from, how), how, isList);
  }
  /** The fork of the choice that is asked for now, if the decision came by before. */
  private known(): Fork | undefined {
    return this.depth < this.forks.length ? this.forks[this.depth] : undefined;
  }
  private fork(branches: Fork["branches"], keys: Fork["keys"]): Fork {
    if (branches.length === 0) nothingToChoose();
    const fork = { branches, keys, taken: 0 };
    this.forks.push(fork);
    return fork;
  }
  private take(name: string, { branches, keys, taken }: Fork): Fork["branches"][number] {
    this.depth++;
    this.made[name] = keys[taken]!;
    return branches[taken]!;
  }
  private chosen<T>(name: string, from: readonly T[], fork: Fork): readonly T[] {
    return (this.take(name, fork) as readonly number[]).map((i) => from[i]!);
  }
  private branch({ positions, keys }: Named): Fork {
    return this.fork(positions, keys);
  }
  private subsets(named: Named, min: number, max: number): Fork {
    const most = Math.min(max, named.positions.length);
    return most < min ? tooFewToChoose() : this.lists(named, subsetsOf(named.positions, min, most));
  }
  private orders(named: Named, length: number): Fork {
    return named.positions.length < length ? orderIncomplete() : this.lists(named, ordersOf(named.positions));
  }
  private lists({ positions, keys }: Named, ways: Ways): Fork {
    const branches = this.listed(ways);
    const keyAt = new Map(positions.map((position, i) => [position, keys[i]!]));
    return this.fork(
      branches,
      branches.map((branch) => branch.map((position) => keyAt.get(position)!)),
    );
  }
  private listed(ways: Ways): readonly (readonly number[])[] {
    if (ways.count <= BigInt(this.waysMax)) return evenly(ways, this.waysMax);
    this.isComplete = false;
    return evenly(ways, LISTED_PER_CHOICE_MAX);
  }
  /** All numbers of a narrow range; of a wide one its ends and numbers at even distances between them. */
  private numbers(min: number, max: number): Fork {
    const count = Math.max(0, max - min + 1);
    const isNarrow = count <= this.numbersMax;
    if (!isNarrow) this.isComplete = false;
    const step = isNarrow ? 1 : (max - min) / (LISTED_NUMBERS_MAX - 1);
    const length = isNarrow ? count : LISTED_NUMBERS_MAX;
    const numbers = Array.from({ length }, (_, i) => Math.round(min + i * step));
    return this.fork(numbers, numbers);
  }
}
