import type { Lesson } from "@cardwright/bots";
import type { Observation } from "../balance/observation.ts";
import { observeChunk } from "../balance/observe.ts";
import { type CheckChunk, checkChunk } from "../check/chunk.ts";
import { type PlayedChunk, playChunk } from "../simulate/play.ts";
import { playDuels, playLessons } from "../train/play.ts";
import type { Chunk, Kind, Plan } from "./plan.ts";
import { loadGame } from "./source.ts";

/** The result of each kind of work, done in a thread, another process or on another machine. */
export interface Work extends Record<Kind, unknown> {
  simulate: PlayedChunk;
  balance: readonly Observation[];
  check: CheckChunk;
  lessons: readonly Lesson[];
  duels: number;
}
export interface Task<K extends Kind = Kind> {
  readonly kind: K;
  readonly plan: Plan;
  readonly chunk: Chunk;
}
const workers: { readonly [K in Kind]: (plan: Plan, chunk: Chunk) => Promise<Work[K]> } = {
  simulate: playChunk,
  balance: observeChunk,
  check: checkChunk,
  lessons: playLessons,
  duels: playDuels,
};
/** What a pool calls in its threads. */
export async function perform<K extends Kind>({ kind, plan, chunk }: Task<K>): Promise<Work[K]> {
  const { rules, game } = await loadGame(plan.source);
  if (plan.rules !== undefined && plan.rules !== rules)
    throw new Error(
      `the rules of ${game.id} here are not those that the run was started with; if they were changed meanwhile, start it again, and let every worker have the same files`,
    );
  return workers[kind](plan, chunk);
}
