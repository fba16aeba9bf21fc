import type { Pick, Picks } from "../protocol/index.ts";
import type { How } from "../table.ts";
import type { Deciding } from "./choice.ts";
import { allowedIn, nothingToChoose, orderIncomplete, tooFewToChoose } from "./drawing.ts";
import type { Ledger } from "./ledger.ts";
import { keyOf } from "./naming.ts";

/** Most subsets or orders of one choice that are listed; all of them are accepted. */
export const LISTED_PER_CHOICE_MAX = 64;

type Several = readonly (readonly number[])[];
const NO_LISTS: Several = [];

/** A choice on the way that is tried now: the ways on from here, each one option or a list of them, and the one taken. */
class Fork {
  readonly options: readonly number[];
  readonly lists: Several;
  readonly ways: number;
  taken = 0;
  constructor(options: readonly number[], lists: Several) {
    this.options = options;
    this.lists = lists;
    this.ways = options.length + lists.length;
    if (this.ways === 0) nothingToChoose();
  }
}

/**
 * A decision that is run once for each way to answer it. A fork keeps what was allowed there, because the decision is
 * pure: with the same answers before it, the same is allowed again.
 */
export class Listing implements Deciding {
  readonly seat: number;
  private readonly ledger: Ledger;
  private readonly forks: Fork[] = [];
  private depth = 0;
  private made: Record<string, Pick | readonly Pick[]> = {};

  constructor(ledger: Ledger, seat: number) {
    this.ledger = ledger;
    this.seat = seat;
  }
  get given(): Picks {
    return this.made;
  }
  /** Makes ready for the next way; false when all were taken. */
  next(): boolean {
    while (this.forks.length > 0) {
      const last = this.forks[this.forks.length - 1]!;
      if (++last.taken < last.ways) break;
      this.forks.pop();
    }
    this.depth = 0;
    this.made = {};
    return this.forks.length > 0;
  }
  one<T>(name: string, from: readonly T[], how: How<T> | undefined): T {
    if (this.depth === this.forks.length) this.forks.push(new Fork(allowedIn(from, how), NO_LISTS));
    const { options, taken } = this.forks[this.depth++]!;
    const index = options[taken]!;
    const option = from[index]!;
    this.made[name] = keyOf(this.ledger, this.seat, option, index);
    return option;
  }
  some<T>(name: string, from: readonly T[], min: number, max: number, how: How<T> | undefined): readonly T[] {
    const chosen = this.branch(() => {
      const allowed = allowedIn(from, how);
      const most = Math.min(max, allowed.length);
      return most < min ? tooFewToChoose() : subsets(allowed, min, most);
    });
    return this.keep(name, from, chosen);
  }
  order<T>(name: string, items: readonly T[], how: How<T> | undefined): readonly T[] {
    const chosen = this.branch(() => {
      const allowed = allowedIn(items, how);
      if (allowed.length < items.length) orderIncomplete();
      const turns = Math.max(1, Math.min(allowed.length, LISTED_PER_CHOICE_MAX));
      return Array.from({ length: turns }, (_, turned) => [...allowed.slice(turned), ...allowed.slice(0, turned)]);
    });
    return this.keep(name, items, chosen);
  }
  finish(): void {}
  private branch(listsOf: () => Several): readonly number[] {
    if (this.depth === this.forks.length) this.forks.push(new Fork([], listsOf()));
    const { lists, taken } = this.forks[this.depth++]!;
    return lists[taken]!;
  }
  private keep<T>(name: string, from: readonly T[], chosen: readonly number[]): readonly T[] {
    this.made[name] = chosen.map((i) => keyOf(this.ledger, this.seat, from[i], i));
    return chosen.map((i) => from[i]!);
  }
}

function subsets(items: readonly number[], min: number, max: number): Several {
  const out: number[][] = [];
  const grow = (start: number, chosen: readonly number[], size: number): void => {
    if (out.length >= LISTED_PER_CHOICE_MAX) return;
    if (chosen.length === size) {
      out.push(chosen.slice());
      return;
    }
    for (let i = start; i < items.length; i++) grow(i + 1, [...chosen, items[i]!], size);
  };
  for (let size = min; size <= max; size++) grow(0, [], size);
  return out;
}
