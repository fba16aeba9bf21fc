import type { BotName, Budget, Weights } from "@cardwright/bots";
import { hashOf } from "@cardwright/core/host";
import type { GameSource } from "./game-source.ts";

/** The kinds of work on a plan. */
export type Kind = "simulate" | "balance" | "check" | "lessons" | "duels";
/** The games that are to be played. Everything that could change a result is in here, so that equal plans have equal results. */
export interface Plan {
  readonly source: GameSource;
  /** Hash of the rules and cards that are meant, as `loadGame` has it: whoever has others must not do the work. */
  readonly rules?: string;
  readonly seats?: number;
  readonly options?: object;
  readonly games: number;
  readonly seed: string;
  /** In game i, bot k sits at seat (k + i) mod seats, so that each bot plays every seat as often. */
  readonly bots: readonly BotName[];
  readonly budget?: Budget;
  /** Nets that play or learn, where the work is training. */
  readonly nets?: readonly Weights[];
}
/** A run of games of a plan, small enough to be done again when its worker dies. */
export interface Chunk {
  readonly from: number;
  readonly to: number;
}
const CHUNKS_AIM = 64;
/** So many games take seconds: whoever interrupts a run waits for the chunks that are under way. */
const CHUNK_MOST: Readonly<Record<BotName | "check", number>> = {
  random: 100,
  novice: 4,
  casual: 4,
  greedy: 4,
  quick: 1,
  search: 1,
  check: 4,
};

/** Depends on the plan alone, so that a run can be resumed with any number of workers. */
export function chunksOf(kind: Kind, { games, bots }: Pick<Plan, "games" | "bots">): readonly Chunk[] {
  const most = kind === "check" ? CHUNK_MOST.check : Math.min(...bots.map((bot) => CHUNK_MOST[bot]));
  const size = Math.min(most, Math.max(1, Math.ceil(games / CHUNKS_AIM)));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));
}
/** The name of a game of a plan. Its deal and its bots' draws follow from it; the version of the cards does not enter. */
export const nameOfGame = ({ seed }: Plan, index: number): string => `${seed}, game ${index}`;
/** The name by which a plan is known again when it is resumed or queued. */
export const planId = (kind: Kind, plan: Plan): string => hashOf([kind, plan]).slice(0, 24);
