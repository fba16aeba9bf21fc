import { join } from "node:path";
import type { AnyEngine } from "@cardwright/bots";
import { hashOf } from "@cardwright/core/host";
import { type Interval, type Plan, type Runner, type Trained, threadRunner, train, tryNet } from "@cardwright/lab";
import { type Command, InvalidArgumentError } from "commander";
import { catalogAddress, loadArgument } from "../game-argument.ts";
import { atLeastOne, gameCount, type MatchFlags, matchFlags, wholeNumber } from "../options.ts";
import { examineOutput, interruptible, Progress, print, printJson, tell, writeOutput } from "../output.ts";
import { planOf } from "./sim.ts";

interface TrainFlags extends MatchFlags {
  readonly games: number;
  readonly minutes?: number;
  readonly hidden: number;
  readonly duels: number;
  readonly workers?: number;
  readonly seed: string;
  readonly progress?: string;
  readonly save?: string;
  readonly json?: true;
}
const GAMES = 20_480;
const HIDDEN = 16;
const DUELS = 200;
const MINUTE = 60_000;
const HIDDEN_MAX = 64;

export function trainCommand(program: Command): void {
  const command = program
    .command("train <game>")
    .description(
      "learn an opinion of a game's positions by self-play, from what its seats see, for games without `evaluate`",
    )
    .option("--games <n>", "how many matches are learnt from", gameCount, GAMES)
    .option("--minutes <n>", "end after so many minutes at the latest", atLeastOne)
    .option("--hidden <n>", "how many hidden cells the net has", hiddenCells, HIDDEN)
    .option("--duels <n>", "how many matches it is tried in against random and greedy in the end", gameCount, DUELS)
    .option("--workers <n>", "how many threads", atLeastOne)
    .option("--seed <text>", "names the run", "1")
    .option("--progress <file>", "where to keep what is done")
    .option("--save <file>", "write the weights, as JSON")
    .option("--json", "print JSON");
  matchFlags(command)
    .addHelpText(
      "after",
      "\nA net is kept only if it wins more than its share of 200 duels against the last kept one. The game ships the file:\n  evaluate: learnt(weights, { id, version })   (from @cardwright/bots)\n\nExamples:\n  cardwright train politics --minutes 10 --save weights.json",
    )
    .action((game: string, flags: TrainFlags) => perform(game, flags));
}
function hiddenCells(text: string): number {
  const cells = wholeNumber(text);
  if (cells > HIDDEN_MAX) throw new InvalidArgumentError(`a net has at most ${HIDDEN_MAX} hidden cells.`);
  return cells;
}
async function perform(argument: string, flags: TrainFlags): Promise<void> {
  await examineOutput("--save", flags.save);
  const { engine } = await loadArgument(argument, flags.expansions);
  const { plan, game } = await planOf(argument, { ...flags, bots: ["random"] });
  const threads = flags.workers === undefined ? {} : { threads: flags.workers };
  const runner = threadRunner({ catalog: catalogAddress, ...threads });
  try {
    const { weights, ...trained } = await learn(plan, engine, flags, runner);
    const trial = { ...plan, seed: `${flags.seed}, trial`, games: flags.duels };
    const random = await tryNet({ ...trial, bots: ["random"] }, weights, runner);
    const hasOwn = engine.game.evaluate !== undefined;
    const greedy = hasOwn ? await tryNet({ ...trial, bots: ["greedy"] }, weights, runner) : null;
    const result = { game, ...trained, duels: flags.duels, random, greedy };
    if (flags.json) printJson(result);
    else print(textOf(result));
    if (flags.save !== undefined) await writeOutput("--save", flags.save, `${JSON.stringify(weights)}\n`);
  } finally {
    await runner.close();
  }
}
async function learn(plan: Plan, engine: AnyEngine, flags: TrainFlags, runner: Runner): Promise<Trained> {
  const name = hashOf([{ ...plan, games: 0 }, flags.hidden]).slice(0, 12);
  const file = flags.progress ?? join(".cache", "cardwright", `train-${name}.json`);
  const progress = new Progress("train");
  const { signal } = interruptible();
  const trained = await train(plan, engine, {
    runner,
    hidden: flags.hidden,
    signal,
    file,
    progress: progress.at,
    ...(flags.minutes === undefined ? {} : { milliseconds: flags.minutes * MINUTE }),
  });
  progress.end();
  if (trained.stopped) tell(`stopped after ${trained.lessons} matches; the same command goes on from there (${file})`);
  return trained;
}
interface Told extends Omit<Trained, "weights"> {
  readonly game: string;
  readonly duels: number;
  readonly random: Interval;
  readonly greedy: Interval | null;
}
function textOf({ game, lessons, gates, duels, random, greedy }: Told): string {
  const percent = ({ value, low, high }: Interval): string =>
    `${(100 * value).toFixed(0)} % (${(100 * low).toFixed(0)}-${(100 * high).toFixed(0)})`;
  const kept = gates.filter((gate) => gate.kept);
  return [
    `${game}: learnt from ${lessons} matches; ${kept.length} of ${gates.length} nets passed the gate, the last after ${kept.at(-1)?.lessons ?? 0}`,
    `as greedy plays, over ${duels} matches: ${percent(random)} against random`,
    ...(greedy === null ? [] : [`and ${percent(greedy)} against the game's own opinion`]),
  ].join("\n");
}
