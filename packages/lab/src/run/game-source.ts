import type { AnyEngine } from "@cardwright/bots";
import type { Game } from "@cardwright/core";
import type { Expansion } from "@cardwright/core/expansion";

/** Where a game comes from, as plain data, so that a worker in another thread, process or machine finds the same one. */
export interface GameSource {
  /**
   * The address of a module that exports `catalog`, or `game` (and `expansions`) of a single game; or just "catalog":
   * that of whoever does the work, because it lies elsewhere on every machine.
   */
  readonly module: string;
  /** Which game of the catalog; not needed for a module of one game. */
  readonly game?: string;
  /** Ids of the expansions to play with. */
  readonly expansions: readonly string[];
  /** A file that changes the game: JSON, or a module that exports `change`. */
  readonly change?: string;
}
export interface Listed {
  // biome-ignore lint/suspicious/noExplicitAny: each game is declared in words of its own; the lab uses what all share.
  readonly game: Game<any>;
  readonly expansions: readonly Expansion[];
  readonly name?: string;
  readonly summary?: string;
  /** The address of its rules, where a catalog has many. */
  readonly module?: string;
}
export interface Loaded extends Listed {
  readonly engine: AnyEngine;
  /** Hash of everything the game is made of, the change included: equal hashes, equal games. */
  readonly rules: string;
  /** Match options that the change sets. */
  readonly options: object;
}
