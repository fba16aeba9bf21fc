import type { Pick, Picks } from "../protocol/index.ts";
import type { How } from "../table.ts";
import type { Deciding } from "./choice.ts";
import { allowedIn, nothingToChoose, orderIncomplete, tooFewToChoose } from "./drawing.ts";
import type { Ledger } from "./ledger.ts";
import { keyOf } from "./naming.ts";

/** Most subsets or orders of one choice that are listed; all of them are accepted. */
export const LISTED_PER_CHOICE_MAX = 64;

/** The choices on the way that is tried now, each with all its branches and the one that is taken. */
interface Fork {
  readonly branches: readonly (readonly number[])[];
  taken: number;
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
      const last = this.forks.at(-1)!;
      if (++last.taken < last.branches.length) break;
      this.forks.pop();
    }
    this.depth = 0;
    this.made = {};
    return this.forks.length > 0;
  }
  one<T>(name: string, from: readonly T[], how: How<T> | undefined): T {
    const [index] = this.branch(() => allowedIn(from, how).map((i) => [i]));
    this.made[name] = keyOf(this.ledger, this.seat, from[index!], index!);
    return from[index!]!;
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
  private branch(branchesOf: () => readonly (readonly number[])[]): readonly number[] {
    if (this.depth === this.forks.length) {
      const branches = branchesOf();
      if (branches.length === 0) nothingToChoose();
      this.forks.push({ branches, taken: 0 });
    }
    const { branches, taken } = this.forks[this.depth++]!;
    return branches[taken]!;
  }
  private keep<T>(name: string, from: readonly T[], chosen: readonly number[]): readonly T[] {
    this.made[name] = chosen.map((i) => keyOf(this.ledger, this.seat, from[i], i));
    return chosen.map((i) => from[i]!);
  }
}

function subsets(items: readonly number[], min: number, max: number): readonly (readonly number[])[] {
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
