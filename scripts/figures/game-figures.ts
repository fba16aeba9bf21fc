import type { Game } from "@cardwright/core";
import type { Expansion } from "@cardwright/core/expansion";
import type { Results } from "./results.ts";
import type { Goal, Study } from "./study.ts";

/** The state of a match that has ended, as far as figures are read from it. */
export interface Ended extends Readonly<Record<string, unknown>> {
  readonly seats: number;
  readonly turn: number;
  readonly round: number;
  readonly outcome: { readonly winners: readonly number[]; readonly reason: string } | null;
}
export interface GameFigures {
  // biome-ignore lint/suspicious/noExplicitAny: each game is declared in words of its own; figures need what all share.
  readonly game: Game<any>;
  readonly expansions: readonly Expansion[];
  readonly studies: readonly Study[];
  /** Further numbers of a match, by name: how often a measure was played. */
  readonly notes?: (state: Ended) => Readonly<Record<string, number>>;
  readonly goals: (results: ReadonlyMap<string, Results>) => readonly Goal[];
  /** Cards that no prebuilt deck of the game has. */
  readonly cardsInNoDeck: () => readonly string[];
  /** Tables of its own, as Markdown, below the one of all studies. */
  readonly tables?: (results: ReadonlyMap<string, Results>) => readonly string[];
}
