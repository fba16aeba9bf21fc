import { type BotName, LEVELS } from "@cardwright/bots";
import type { Plan } from "../run/plan.ts";
import type { RunOptions } from "../run/run-plan.ts";
import { simulate } from "../simulate/simulate.ts";
import { type Pairing, type Rated, ratingsOf } from "./rating.ts";

export interface LevelsResult {
  readonly game: string;
  /** The rating of greedy is given; every other follows from the matches. */
  readonly anchor: BotName;
  readonly ratings: readonly Rated[];
  readonly pairings: readonly Pairing[];
}
const ANCHOR: BotName = "greedy";

/** Every level against every other, as many games for each pair as the plan has; the other seats are the second's. */
export async function levels(plan: Plan, game: string, seats: number, options: RunOptions): Promise<LevelsResult> {
  const pairings: Pairing[] = [];
  for (const [i, one] of LEVELS.entries()) {
    for (const other of LEVELS.slice(i + 1)) {
      const others = Array.from({ length: Math.max(1, seats - 1) }, () => other);
      // Each pair is work of its own, and is kept in a file of its own.
      const { progressFile } = options;
      const own = progressFile === undefined ? {} : { progressFile: `${progressFile}.${one}-${other}` };
      const { bots } = await simulate({ ...plan, bots: [one, ...others] }, game, { ...options, ...own });
      const [first] = bots;
      if (first !== undefined) pairings.push({ one, other, points: first.wins, of: first.of });
    }
  }
  return { game, anchor: ANCHOR, ratings: ratingsOf(LEVELS, pairings, ANCHOR), pairings };
}
