import { createHash } from "node:crypto";
import { type Interval, wilson } from "../balance/intervals.ts";
import type { Plan } from "../run/plan.ts";
import { type RunOptions, runPlan } from "../run/run-plan.ts";
import { botIndexAt } from "./play.ts";
import { Scores } from "./scores.ts";

export interface SimulationResult {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  /** How many came to an end within the game's own limit of actions. */
  readonly finished: number;
  /** By seat. */
  readonly wins: readonly number[];
  readonly draws: number;
  readonly length: { readonly mean: number; readonly least: number; readonly median: number; readonly most: number };
  /** Over the games that ended with scores: how many, the mean by seat, and how far the first was ahead of the next. Null where there were none. */
  readonly scores: { readonly of: number; readonly mean: readonly number[]; readonly lead: number } | null;
  /** By bot in the order given, each played every seat; a shared victory counts in part. */
  readonly bots: readonly {
    readonly bot: string;
    readonly wins: number;
    readonly of: number;
    readonly rate: Interval;
    /** The mean score, over the same games. */
    readonly score: number | null;
  }[];
  /** Over all final states, in order. */
  readonly hash: string;
}
/** Plays the games of a plan. The same plan has the same result, on any machine and with any number of workers. */
export async function simulate(plan: Plan, game: string, options: RunOptions): Promise<SimulationResult> {
  const hash = createHash("sha256");
  const lengths: number[] = [];
  const wins: number[] = [];
  const bots = plan.bots.map((bot) => ({ bot, wins: 0, of: 0 }));
  const counted = new Scores(plan.bots.length);
  let finished = 0;
  let draws = 0;
  await runPlan("simulate", plan, options, ({ games, seats }, { from }) => {
    for (let seat = wins.length; seat < seats; seat++) wins.push(0);
    for (const [i, { winners, scores, actions, hash: one }] of games.entries()) {
      hash.update(one);
      lengths.push(actions);
      if (winners === null) continue;
      finished++;
      if (scores !== undefined) counted.add(scores, (seat) => botIndexAt(bots.length, from + i, seat, seats));
      if (winners.length === 0) draws++;
      for (const seat of winners) wins[seat]!++;
      for (let seat = 0; seat < seats; seat++) {
        const bot = bots[botIndexAt(bots.length, from + i, seat, seats)]!;
        bot.of++;
        if (winners.includes(seat)) bot.wins += 1 / winners.length;
        else if (winners.length === 0) bot.wins += 1 / seats;
      }
    }
    return undefined;
  });
  lengths.sort((a, b) => a - b);
  return {
    game,
    games: plan.games,
    seed: plan.seed,
    finished,
    wins,
    draws,
    length: {
      mean: lengths.length === 0 ? 0 : lengths.reduce((sum, n) => sum + n, 0) / lengths.length,
      least: lengths[0] ?? 0,
      median: lengths[lengths.length >> 1] ?? 0,
      most: lengths.at(-1) ?? 0,
    },
    scores: counted.means(),
    bots: bots.map((bot, index) => ({
      ...bot,
      rate: bots.length === 1 ? itsShare(bot) : wilson(bot.wins, bot.of),
      score: counted.meanOf(index),
    })),
    hash: hash.digest("hex"),
  };
}
/** Whoever has all seats wins the same share of them in every game: nothing is measured. */
function itsShare({ wins, of }: { readonly wins: number; readonly of: number }): Interval {
  const share = of === 0 ? 0 : wins / of;
  return { value: share, low: share, high: share };
}
