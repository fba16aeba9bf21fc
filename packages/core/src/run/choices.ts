import type { Piece } from "../declare.ts";
import type { Pick, Picks } from "../protocol/index.ts";
import { type Refusal, refuse } from "../refusal.ts";
import type { Check, Choosing, How } from "../table.ts";
import { bit, facesSeenBy } from "./place.ts";
import { Questions } from "./questions.ts";

/** Most subsets or orders of one choice that are listed; all of them are accepted. */
export const LISTED_PER_CHOICE_MAX = 64;
/** Most actions of one kind that are listed, and most ways to answer that are tried to find them; all are accepted. */
export const LISTED_PER_ACTION_MAX = 10_000;
export const TRIED_PER_ACTION_MAX = 100_000;
/** Widest range of one number choice. */
export const NUMBER_RANGE_MAX = 1_000;

export interface Option {
  readonly key: Pick;
  readonly label: string;
  readonly piece?: { readonly id: string; readonly face: string; readonly at: string };
  readonly refused?: Refusal;
}
/** The next choice of a decision: what a table shows and a voice reads. */
export interface Choice {
  readonly name: string;
  readonly ask: string;
  readonly kind: "one" | "some" | "order";
  readonly min: number;
  readonly max: number;
  readonly options: readonly Option[];
}
type Kind = Choice["kind"];
type Mode = "check" | "list" | "sample" | "describe";

/** Thrown to leave a decision early; never leaves the engine. One object without a stack, because refusals are normal. */
export const STOP = { stop: true };
/** Keys by position begin with a "c". */
const POSITION_KEY = 99;
const YES_NO: readonly string[] = ["YES", "NO"];

/** A decision under way. One function serves four ways of running it, so that they can never disagree. */
export class Choices extends Questions {
  seat = 0;
  refusal: Refusal | null = null;
  protected mode: Mode = "check";
  protected picks: Picks = {};
  /** A bare answer to a prompt that asks one thing. */
  protected solo: Pick | readonly Pick[] | undefined = undefined;
  protected answered = 0;
  protected made: Record<string, Pick | readonly Pick[]> = {};
  protected drawBranch: (bound: number) => number = () => 0;
  protected path: number[] = [];
  protected counts: number[] = [];
  protected described: Choice | null = null;

  stop(refusal: Refusal | undefined): void {
    if (refusal === undefined) return;
    this.refusal = refusal;
    throw STOP;
  }
  need(condition: boolean, code: string, message: string): void {
    if (!condition) this.stop(refuse(code, message));
  }
  oneOf<T>(name: string, from: readonly T[], how?: How<T>): T {
    return this.mode === "check" ? this.single(name, from, how, this.wantedFor(name)) : this.chooseOne(name, from, how);
  }
  private single<T>(name: string, from: readonly T[], how: How<T> | undefined, wanted: unknown): T {
    for (let i = 0; i < from.length; i++) {
      if (this.isNamed(from[i], i, wanted)) return how === undefined ? from[i]! : this.allowed(from[i]!, how);
    }
    return this.noSuch(name, wanted);
  }
  private chooseOne<T>(name: string, from: readonly T[], how: How<T> | undefined): T {
    const isFree = typeof how !== "function" && how?.check === undefined;
    if (this.mode === "sample" && isFree) return this.drawOne(name, from);
    return this.choose(name, "one", from, 1, 1, how)[0]!;
  }
  private allowed<T>(option: T, how: How<T>): T {
    const check = typeof how === "function" ? how : how.check;
    if (check !== undefined) this.stop(check(option));
    return option;
  }
  someOf<T>(name: string, from: readonly T[], count: { min: number; max: number }, how?: How<T>): readonly T[] {
    if (this.mode !== "check") return this.choose(name, "some", from, count.min, count.max, how);
    return this.several(name, from, count.min, count.max, how, this.wantedFor(name));
  }
  order<T>(name: string, items: readonly T[], how?: How<T>): readonly T[] {
    if (this.mode !== "check") return this.choose(name, "order", items, items.length, items.length, how);
    return this.several(name, items, items.length, items.length, how, this.wantedFor(name));
  }
  yesNo(name: string, ask?: string): boolean {
    return this.oneOf(name, YES_NO, ask === undefined ? undefined : { ask }) === "YES";
  }
  number(name: string, min: number, max: number, ask?: string): number {
    if (max - min > NUMBER_RANGE_MAX) throw new RangeError(`${name} ranges over more than ${NUMBER_RANGE_MAX}`);
    const range = Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => min + i);
    return this.oneOf(name, range, ask === undefined ? undefined : { ask });
  }

  private isAnswered(name: string): boolean {
    return this.solo === undefined ? Object.hasOwn(this.picks, name) : this.answered === 0;
  }
  private wantedFor(name: string): unknown {
    this.answered++;
    if (this.solo !== undefined) return this.answered === 1 ? this.solo : undefined;
    // What an object inherits can be found here too, but it is no key of any option.
    return this.picks[name];
  }
  private noSuch(name: string, wanted: unknown): never {
    const message = wanted === undefined ? `${name} is not answered` : `that is not among the choices for ${name}`;
    this.stop(refuse("CHOICE_INVALID", message, { choice: name }));
    throw STOP;
  }
  /** Several of them, or all of them in an order; each once, by whichever of its names it is called. */
  private several<T>(
    name: string,
    from: readonly T[],
    min: number,
    max: number,
    how: How<T> | undefined,
    wanted: unknown,
  ): readonly T[] {
    const keys: readonly unknown[] = Array.isArray(wanted) ? wanted : [];
    const chosen = keys.map((key) => from.findIndex((option, i) => this.isNamed(option, i, key)));
    const missing = chosen.indexOf(-1);
    if (missing >= 0) this.noSuch(name, keys[missing]);
    if (!Array.isArray(wanted) || new Set(chosen).size !== chosen.length) {
      this.stop(refuse("CHOICE_INVALID", `${name} takes a list without repeats`, { choice: name }));
    }
    if (how !== undefined) for (const index of chosen) this.allowed(from[index]!, how);
    if (chosen.length < min || chosen.length > max) {
      const takes = min === max ? `exactly ${min}` : `${min} to ${max}`;
      this.stop(refuse("CHOICE_INVALID", `${name} takes ${takes}`, { choice: name }));
    }
    return chosen.map((index) => from[index]!);
  }
  /** Pieces go by id where the chooser can see it, by position where the choice itself is what shows them. */
  private keyOf(option: unknown, index: number): Pick {
    if (typeof option !== "object") return option as Pick;
    const piece = option as Piece;
    if (piece.at === undefined) return piece.id;
    return (this.place(piece.at).followedBy & bit(this.seat)) !== 0 ? piece.id : `c${index}`;
  }
  private isNamed(option: unknown, index: number, wanted: unknown): boolean {
    if (typeof option !== "object") return option === wanted;
    // Most options are not the one: a piece of another id can only be meant by its position.
    if (typeof wanted === "string" && wanted.charCodeAt(0) !== POSITION_KEY && (option as Piece).id !== wanted)
      return false;
    const key = this.keyOf(option, index);
    return key === wanted || (typeof wanted === "number" && key === `c${wanted}` && wanted === index);
  }
  /** What `choose` would do, without the lists that it makes: the most common choice of all. */
  private drawOne<T>(name: string, from: readonly T[]): T {
    const index = this.branch(from.length);
    this.made[name] = this.keyOf(from[index], index);
    return from[index]!;
  }
  private choose<T>(
    name: string,
    kind: Kind,
    from: readonly T[],
    min: number,
    max: number,
    how?: How<T>,
  ): readonly T[] {
    const choosing: Choosing<T> = typeof how === "function" ? { check: how } : (how ?? {});
    // What comes after the choice that is described is nobody's question.
    if (this.described !== null) throw STOP;
    if (this.mode === "describe") {
      // What was answered before is held to the same as when it counts.
      if (!this.isAnswered(name)) return this.describe(name, kind, from, min, max, choosing);
      const wanted = this.wantedFor(name);
      if (kind === "one") return [this.single(name, from, choosing, wanted)];
      return this.several(name, from, min, max, choosing, wanted);
    }
    const allowed: number[] = [];
    for (let i = 0; i < from.length; i++) if (choosing.check?.(from[i]!) === undefined) allowed.push(i);
    const chosen =
      kind === "one"
        ? [allowed[this.branch(allowed.length)]!]
        : kind === "some"
          ? this.pickSome(allowed, min, Math.min(max, allowed.length))
          : this.pickOrder(allowed, min);
    const keys = chosen.map((i) => this.keyOf(from[i], i));
    this.made[name] = kind === "one" ? keys[0]! : keys;
    return chosen.map((i) => from[i]!);
  }
  private describe<T>(
    name: string,
    kind: Kind,
    from: readonly T[],
    min: number,
    max: number,
    { ask, label, check }: Choosing<T>,
  ): readonly T[] {
    if (from.length === 0 && min > 0) this.stop(refuse("NO_CHOICE", "there is nothing to choose from"));
    const options = from.map((option, i) => this.optionOf(option, i, label, check));
    this.described = { name, ask: ask ?? "", kind, min, max, options };
    // Most decisions ask one thing. To let one run to its end with any answer costs less than to throw it out: the runtime
    // works out where every throw stands, and never compiles a function that does nothing but throw.
    const first = kind === "one" ? options.findIndex(({ refused }) => refused === undefined) : -1;
    if (first < 0) throw STOP;
    return [from[first]!];
  }
  private optionOf<T>(option: T, index: number, label?: (option: T) => string, check?: Check<T>): Option {
    const key = this.keyOf(option, index);
    const refused = check?.(option);
    const why = refused === undefined ? {} : { refused };
    if (typeof option !== "object" || (option as Piece).at === undefined) {
      return { key, label: label?.(option) ?? String(key), ...why };
    }
    const piece = option as unknown as Piece;
    const { face, at } = piece;
    // What the chooser cannot see a choice does not show: it is a card like the others.
    if ((facesSeenBy(this.state, this.place(at), piece) & bit(this.seat)) === 0) {
      return { key, label: label?.(option) ?? "A card", ...why };
    }
    return { key, label: label?.(option) ?? this.rules.faceName(face), piece: { id: String(key), face, at }, ...why };
  }
  /** Which of n branches: drawn when sampling, the next not yet visited when listing. */
  private branch(n: number): number {
    if (n === 0) this.stop(refuse("NO_CHOICE", "there is nothing to choose from"));
    if (this.mode === "sample") return this.drawBranch(n);
    const depth = this.counts.length;
    if (depth === this.path.length) this.path.push(0);
    this.counts.push(n);
    return this.path[depth]!;
  }
  private pickSome(allowed: readonly number[], min: number, max: number): readonly number[] {
    if (max < min) this.stop(refuse("NO_CHOICE", "there is not enough to choose from"));
    if (this.mode === "sample") {
      return shuffled(allowed, this.drawBranch).slice(0, min + this.drawBranch(max - min + 1));
    }
    const sets = subsets(allowed, min, max);
    return sets[this.branch(sets.length)]!;
  }
  private pickOrder(allowed: readonly number[], all: number): readonly number[] {
    if (allowed.length < all) this.stop(refuse("NO_CHOICE", "not everything may be put in order"));
    if (this.mode === "sample") return shuffled(allowed, this.drawBranch);
    const turned = this.branch(Math.max(1, Math.min(allowed.length, LISTED_PER_CHOICE_MAX)));
    return [...allowed.slice(turned), ...allowed.slice(0, turned)];
  }
}

function shuffled(items: readonly number[], draw: (bound: number) => number): number[] {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    const kept = out[i]!;
    out[i] = out[j]!;
    out[j] = kept;
  }
  return out;
}
function subsets(items: readonly number[], min: number, max: number): number[][] {
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
