import type { BotName } from "@cardwright/bots";
import type { Kind, Plan } from "../run/plan.ts";
import { type RunOptions, runPlan } from "../run/run-plan.ts";
import type { Runner } from "../run/runner.ts";
import { examineChange, inCatalog, loadGame, rulesOf } from "../run/source.ts";
import type { Task, Work } from "../run/task.ts";
import { type Comparison, PairTally } from "./compare.ts";
import { wilson } from "./intervals.ts";
import type { Observation } from "./observation.ts";
import { type BalanceReport, reportOf } from "./report.ts";
import { Tally } from "./tally.ts";

export interface BalanceOptions extends RunOptions {
  /** Stop when half the interval of every seat's win rate is at most this. */
  readonly narrow?: number;
  /** A file that changes the game; the same games are played with and without it. */
  readonly change?: string;
  /** Another level of players: the same games are played by it too, to see how far the answer depends on who plays. */
  readonly beside?: BotName;
  readonly catalog?: string;
}
/** So that a first lucky streak does not end the run. */
const LEAST_GAMES = 400;

/** Plays until the intervals are narrow enough, or all games are played, and reports what was seen. */
export async function balance(plan: Plan, options: BalanceOptions): Promise<BalanceReport> {
  // Without a change, which would be made where the cards lie: here only names are asked for.
  const { change: _, ...source } = inCatalog(plan.source, options.catalog);
  const { engine } = await loadGame(source);
  if (options.change !== undefined) await examineChange({ ...plan, source }, options.change);
  const tally = new Tally();
  let stopped: BalanceReport["stopped"] = "games";
  const enough = (): boolean => {
    const { narrow } = options;
    if (narrow === undefined || tally.games < LEAST_GAMES) return false;
    return tally.seatWins.every((wins) => {
      const { low, high } = wilson(wins, tally.games);
      return (high - low) / 2 <= narrow;
    });
  };
  const take = (games: readonly Observation[]): "stop" | undefined => {
    for (const game of games) tally.add(game);
    if (!enough()) return undefined;
    stopped = "narrow";
    return "stop";
  };
  const { change, beside } = options;
  const other =
    beside === undefined ? change && (await changedPlan(plan, change, options.catalog)) : playedBy(plan, beside);
  const compared = other ? await comparing(plan, options, other, take) : undefined;
  if (compared === undefined) await runPlan("balance", plan, options, take);
  const { faceName } = engine.rules;
  const { id: game, counts = "winning" } = engine.game;
  const input = { game, counts, seed: plan.seed, players: plan.bots, tally, stopped, faceName };
  if (compared === undefined) return reportOf(input);
  return reportOf(
    beside === undefined ? { ...input, comparison: compared } : { ...input, level: { beside, ...compared } },
  );
}
/** The same deals with every seat played by one kind of bot. */
export const playedBy = (plan: Plan, bot: BotName): Plan => ({ ...plan, bots: [bot] });
/** The same games with a change. Two versions of one file are two changes, so its text counts and not its name alone. */
export async function changedPlan(plan: Plan, change: string, catalog: string | undefined): Promise<Plan> {
  const source = { ...plan.source, change };
  return { ...plan, source, rules: await rulesOf(inCatalog(source, catalog)) };
}
/** Both plans' games side by side, so that what is compared differs in nothing but what the plans differ in. */
async function comparing(
  plan: Plan,
  options: BalanceOptions,
  other: Plan,
  take: (games: readonly Observation[]) => "stop" | undefined,
): Promise<Comparison> {
  const pairs = new PairTally();
  await runPlan("balance", other, { ...options, runner: pairRunner(options.runner, plan) }, (both) => {
    const before = both.slice(0, both.length / 2);
    for (const [i, game] of before.entries()) pairs.add(game, both[before.length + i]!);
    return take(before);
  });
  return pairs.result();
}
/** Plays each chunk by both plans, the unchanged first, and answers with the one after the other. */
function pairRunner(runner: Runner, unchanged: Plan): Runner {
  return {
    ...runner,
    async run<K extends Kind>(task: Task<K>, signal?: AbortSignal): Promise<Work[K]> {
      const both = [{ ...task, plan: unchanged }, task].map((one) => runner.run(one, signal));
      return (await Promise.all(both)).flat() as unknown as Work[K];
    },
  };
}
