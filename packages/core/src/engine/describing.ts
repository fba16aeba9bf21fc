import type { Selections } from "../protocol/index.ts";
import { refuse, type Text } from "../refusal.ts";
import type { Choosing, How } from "../table.ts";
import type { Checking } from "./checking.ts";
import type { Choice, Deciding } from "./choice.ts";
import { distinct, examineRefusal } from "./choice-mistakes.ts";
import type { Ledger } from "./ledger.ts";
import { optionOf } from "./naming.ts";
import { stop } from "./stop.ts";

/** Most numbers of a range that are options of their own. */
export const NUMBER_OPTIONS_MAX = 100;
const DESCRIBED = refuse("CHOICE_INVALID");

/** A decision that runs up to its first open choice. Answers given before it are held to the same as when they count. */
export class Describing implements Deciding {
  readonly seat: number;
  /** The next choice; null while none was met. */
  choice: Choice | null = null;
  private readonly ledger: Ledger;
  private readonly checking: Checking;

  constructor(ledger: Ledger, checking: Checking) {
    this.ledger = ledger;
    this.checking = checking;
    this.seat = checking.seat;
  }
  get given(): Selections {
    return this.checking.given;
  }
  one<T>(name: string, from: readonly T[], how: How<T> | undefined): T {
    if (this.isAnswered(name)) return this.checking.one(name, from, how);
    const first = this.describe(name, "one", from, 1, 1, how);
    // Most decisions ask one thing. Letting one run to its end with any answer costs less than throwing it out: the
    // runtime works out where every throw stands, and never compiles a function that does nothing but throw.
    return first === undefined ? stop(DESCRIBED) : from[first]!;
  }
  some<T>(name: string, from: readonly T[], min: number, max: number, how: How<T> | undefined): readonly T[] {
    if (this.isAnswered(name)) return this.checking.some(name, from, min, max, how);
    this.describe(name, "some", from, min, max, how);
    return stop(DESCRIBED);
  }
  order<T>(name: string, items: readonly T[], how: How<T> | undefined): readonly T[] {
    if (this.isAnswered(name)) return this.checking.order(name, items, how);
    this.describe(name, "order", items, items.length, items.length, how);
    return stop(DESCRIBED);
  }
  /** A narrow range is described as options; a wide one by its ends. */
  number(name: string, min: number, max: number, ask: Text | undefined): number {
    if (max - min < NUMBER_OPTIONS_MAX) {
      const range = Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => min + i);
      return this.one(name, range, ask === undefined ? undefined : { ask });
    }
    if (this.isAnswered(name)) return this.checking.number(name, min, max);
    this.choice = { name, ask: ask ?? "", kind: "number", min, max, options: [] };
    return min;
  }
  finish(): void {
    if (this.choice === null) this.checking.finish();
  }
  private isAnswered(name: string): boolean {
    // Choices behind the one that is described are nobody's question.
    if (this.choice !== null) stop(DESCRIBED);
    return this.checking.isAnswered(name);
  }
  /** Answers with the position of the first option that may be chosen. */
  private describe<T>(
    name: string,
    kind: Choice["kind"],
    from: readonly T[],
    min: number,
    max: number,
    how: How<T> | undefined,
  ): number | undefined {
    const choosing: Choosing<T> = typeof how === "function" ? { check: how } : (how ?? {});
    if (from.length === 0 && min > 0) stop(refuse("NO_CHOICE"));
    const all = Array.from(from, (_, i) => i);
    const { positions } = distinct(this.ledger, this.seat, name, from, all, choosing, kind !== "one");
    const options = positions.map((i) => optionOf(this.ledger, this.seat, name, from[i]!, i, choosing));
    for (const { refused } of options) examineRefusal(name, refused);
    this.choice = { name, ask: choosing.ask ?? "", kind, min, max, options };
    return positions[options.findIndex(({ refused }) => refused === undefined)];
  }
}
