import type { Pick, Selections } from "../protocol/index.ts";
import type { Refusal, Text } from "../refusal.ts";
import type { Choosing, How } from "../table.ts";

/** One thing of several that may be chosen. */
export interface Option {
  readonly key: Pick;
  readonly label: Text;
  readonly piece?: { readonly id: string; readonly face: string; readonly at: string };
  /** A seat, which a table labels by the player's name. */
  readonly seat?: number;
  readonly refused?: Refusal;
}
/** The next choice of a decision: what a table shows and a voice reads. */
export interface Choice {
  readonly name: string;
  readonly ask: Text;
  /** A number is any whole one from `min` to `max`, too many to be options. */
  readonly kind: "one" | "some" | "order" | "number";
  readonly min: number;
  readonly max: number;
  readonly options: readonly Option[];
}

/**
 * One decision under way. The author's function asks for one thing after the other; how each is answered depends on why
 * the function runs: to check given answers, to list all, to draw some, or to describe the next choice.
 */
export interface Deciding {
  readonly seat: number;
  one<T>(name: string, from: readonly T[], how: How<T> | undefined): T;
  some<T>(name: string, from: readonly T[], min: number, max: number, how: How<T> | undefined): readonly T[];
  order<T>(name: string, items: readonly T[], how: How<T> | undefined): readonly T[];
  number(name: string, min: number, max: number, ask: Text | undefined): number;
  /** Called when the author's function has come to its end: everything that was answered must have been asked. */
  finish(): void;
  /** The answers as they were given or made. */
  readonly given: Selections;
}

export type Check<T> = NonNullable<Choosing<T>["check"]>;
export const checkOf = <T>(how: How<T> | undefined): Check<T> | undefined =>
  typeof how === "function" ? how : how?.check;
