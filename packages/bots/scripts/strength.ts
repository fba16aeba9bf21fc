import { parseArgs } from "node:util";
import type { Action, Game } from "@cardwright/core";
import { createEngine } from "@cardwright/core/host";
import {
  type AnyEngine,
  type Bot,
  type BotInput,
  type Budget,
  createBot,
  DEFAULT_ITERATIONS,
  outcomeValues,
  playBots,
  searchBot,
} from "../src/index.ts";

/**
 * How strong the search is, game by game:
 * `node packages/bots/scripts/strength.ts <catalog module> [--matches 200] [--iterations 60] [--more 4] [--games minis,politics]
 * [--against random,greedy,more] [--from 0]`.
 * Seats are alternated on the same deals, and every line has its 95 % interval. "more" is the search with four times the
 * iterations against itself. It exits with 1 when a promise is not kept: 95 % of matches against random; and by the lower
 * bound of the interval 65 % against greedy and 55 % for four times the iterations.
 * After every twenty matches it stops where the interval has decided, so that the clear lines are cheap; looking so often makes
 * an interval tell a little too much. A run that was cut off goes on with `--from`, and its parts add up.
 */
interface Listed {
  readonly game: Game;
}
/** After so many matches each time it is asked whether the rest could change anything. */
const LOOKED_AT = 20;
interface Trial {
  readonly told: string;
  readonly mine: (engine: AnyEngine) => Bot;
  readonly other: (engine: AnyEngine) => Bot;
  /** The least that the interval has to promise. */
  readonly floor: number;
}
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: "string", default: "200" },
    from: { type: "string", default: "0" },
    more: { type: "string", default: "4" },
    iterations: { type: "string", default: String(DEFAULT_ITERATIONS) },
    games: { type: "string", default: "" },
    against: { type: "string", default: "random,greedy" },
  },
});
const [iterations, more, from] = [values.iterations, values.more, values.from].map(Number) as [number, number, number];
const search = (engine: AnyEngine): Bot => searchBot(engine);
const trials: Readonly<Record<string, Trial>> = {
  random: {
    told: "search against random",
    mine: search,
    other: (engine) => createBot("random", engine),
    floor: 0.95,
  },
  greedy: {
    told: "search against greedy",
    mine: search,
    other: (engine) => createBot("greedy", engine),
    floor: 0.65,
  },
  more: {
    told: `search with ${more} times the iterations against itself`,
    mine: (engine) => withIterations(search(engine), more * iterations),
    other: search,
    floor: 0.55,
  },
};
function withIterations(bot: Bot, most: number): Bot {
  const budget: Budget = { iterations: most };
  return { name: bot.name, choose: (input) => bot.choose({ ...input, budget }) };
}
function wilson(wins: number, of: number): readonly [number, number] {
  const z = 1.96;
  const p = wins / of;
  const spread = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  const centre = p + (z * z) / (2 * of);
  return [(centre - spread) / (1 + (z * z) / of), (centre + spread) / (1 + (z * z) / of)];
}
/** Processor time of one bot over all its decisions, forced ones included. */
class Timed implements Bot {
  readonly name: string;
  private readonly bot: Bot;
  spent = 0;
  decisions = 0;

  constructor(bot: Bot) {
    this.name = bot.name;
    this.bot = bot;
  }
  choose(input: BotInput): Action {
    const began = process.cpuUsage();
    const action = this.bot.choose(input);
    const { user, system } = process.cpuUsage(began);
    this.spent += (user + system) / 1_000;
    this.decisions++;
    return action;
  }
}
interface Score {
  readonly points: number;
  readonly of: number;
  readonly milliseconds: number;
}
function isDecided({ points, of }: Score, floor: number): boolean {
  const [low, high] = wilson(points, of);
  return of >= LOOKED_AT && of % LOOKED_AT === 0 && (low >= floor || high < floor);
}
function scoreOf(engine: AnyEngine, trial: Trial, matches: number): Score {
  const { seats } = engine.start({ seed: "0".repeat(64) });
  const timed = new Timed(trial.mine(engine));
  let score: Score = { points: 0, of: 0, milliseconds: 0 };
  for (let i = from; i < from + matches && !isDecided(score, trial.floor); i++) {
    const mine = i % seats;
    const bots = Array.from({ length: seats }, (_, seat) => (seat === mine ? timed : trial.other(engine)));
    // Matches in a row have the same deal, with the seats exchanged.
    const { state } = playBots(engine, { name: `strength ${Math.floor(i / seats)}`, bots, budget: { iterations } });
    const points = score.points + outcomeValues(state)[mine]!;
    score = { points, of: score.of + 1, milliseconds: timed.spent / timed.decisions };
    process.stderr.write(
      `${engine.game.id}, ${trial.told}: ${points} of ${score.of}, ${score.milliseconds.toFixed(1)} ms\n`,
    );
  }
  return score;
}

const [address] = positionals;
if (address === undefined) throw new Error("name the module that exports the catalog");
const { catalog } = (await import(new URL(address, `file://${process.cwd()}/`).href)) as { catalog: readonly Listed[] };
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
for (const { game } of catalog) {
  if (values.games !== "" && !values.games.split(",").includes(game.id)) continue;
  const engine = createEngine(game) as unknown as AnyEngine;
  for (const name of values.against.split(",")) {
    const trial = trials[name];
    if (trial === undefined) throw new Error(`--against is one or more of ${Object.keys(trials).join(", ")}`);
    const { points, of, milliseconds } = scoreOf(engine, trial, Number(values.matches));
    const [low, high] = wilson(points, of);
    const isKept = (name === "random" ? points / of : low) >= trial.floor;
    if (!isKept) process.exitCode = 1;
    const word = isKept ? "kept" : high < trial.floor ? "MISSED" : "not shown";
    process.stdout.write(
      `${game.id}: ${trial.told}: ${percent(points / of)} of ${of} (95 %: ${percent(low)} to ${percent(high)}): ${word}; ${milliseconds.toFixed(1)} ms of processor time a decision\n`,
    );
  }
}
