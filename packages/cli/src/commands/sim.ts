import type { BotName } from "@cardwright/bots";
import { type Plan, type SimulationResult, seatsOf, simulate } from "@cardwright/lab";
import type { Command } from "commander";
import { examineMatch, loadSource, sourceOf } from "../game-argument.ts";
import {
  botList,
  budgetOf,
  gameCount,
  type MatchFlags,
  matchFlags,
  type ThinkingFlags,
  thinkingFlags,
  type WorkFlags,
  workFlags,
} from "../options.ts";
import { CallError, print, printJson } from "../output.ts";
import { work } from "../work.ts";

interface SimFlags extends MatchFlags, ThinkingFlags, WorkFlags {
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly BotName[];
  readonly json?: true;
}
export async function planOf(
  argument: string,
  flags: Omit<SimFlags, "json">,
): Promise<{ readonly plan: Plan; readonly game: string }> {
  const source = await sourceOf(argument, flags.expansions);
  const { game, engine, rules } = await loadSource(source);
  examineMatch(engine, flags);
  const seats = seatsOf(engine.rules.declares.seats, flags.seats);
  if (flags.bots.length > seats)
    throw new CallError(
      `${flags.bots.length} bots have no room at ${seats} ${seats === 1 ? "seat" : "seats"}; name at most one for each, or more --seats`,
    );
  const budget = budgetOf(flags);
  const plan: Plan = {
    source,
    rules,
    games: flags.games,
    seed: flags.seed,
    bots: flags.bots,
    ...(flags.seats === undefined ? {} : { seats: flags.seats }),
    ...(flags.options === undefined ? {} : { options: flags.options }),
    ...(budget === undefined ? {} : { budget }),
  };
  return { plan, game: game.id };
}
export function simCommand(program: Command): void {
  const command = program
    .command("sim <game>")
    .description("play many games between bots; the same seed has the same result, whatever the number of workers")
    .option("--games <n>", "how many", gameCount, 1_000)
    .option("--seed <text>", "names the run: all deals and all draws follow from it", "1")
    .option("--bots <list>", "who plays, from the first seat on; the line-up turns by one seat each game", botList, [
      "random",
    ])
    .option("--json", "print { game, games, seed, finished, wins, length, hash } and more");
  workFlags(thinkingFlags(matchFlags(command)))
    .addHelpText(
      "after",
      `
wins counts victories by seat; bots counts them by bot. hash is over all final states in order.

Examples:
  cardwright sim taktik --games 10000 --workers 2
  cardwright sim minis --bots search,greedy --games 100 --iterations 300 --json
  cardwright sim tactics --games 1000000 --queue redis://127.0.0.1:6379   (with any number of \`cardwright worker\`)`,
    )
    .action(async (argument: string, flags: SimFlags) => {
      const { plan, game } = await planOf(argument, flags);
      const result = await work("sim", plan, flags, (options) => simulate(plan, game, options));
      if (result === undefined) return;
      if (flags.json) printJson(result);
      else print(simText(result));
    });
}
const scored = (score: number | null): string => (score === null ? "" : `, with ${score.toFixed(2)} points`);
export function simText({ game, games, finished, wins, draws, length, scores, bots, hash }: SimulationResult): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  return [
    `${games} games of ${game}, ${finished} finished, ${draws} drawn`,
    `length ${length.mean.toFixed(1)} actions (${length.least} to ${length.most}, median ${length.median})`,
    ...wins.map(
      (count, seat) =>
        `seat ${seat} won ${count} (${percent(count / Math.max(1, games))})${scored(scores?.mean[seat] ?? null)}`,
    ),
    ...(scores === null ? [] : [`the first was ahead by ${scores.lead.toFixed(2)} on average`]),
    // Whoever has all seats wins its share of them, and nothing is learned.
    ...(bots.length === 1 ? [] : bots).map(
      ({ bot, rate, of, score }) =>
        `${bot} won ${percent(rate.value)} of ${of} (95 %: ${percent(rate.low)} to ${percent(rate.high)})${scored(score)}`,
    ),
    `hash ${hash}`,
  ].join("\n");
}
