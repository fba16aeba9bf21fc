import { parseArgs } from "node:util";
import type { Game } from "@cardwright/core";
import { createEngine } from "@cardwright/core/host";
import {
  type AnyEngine,
  type Bot,
  type Budget,
  createBot,
  DEFAULT_ITERATIONS,
  outcomeValues,
  playBots,
  searchBot,
} from "../src/index.ts";

/**
 * How strong the search is, game by game:
 * `node packages/bots/scripts/strength.ts <catalog module> [--matches 60] [--iterations 60] [--games minis,politics] [--against random,greedy,more]`.
 * Seats are alternated on the same deals, and every line has its 95 % interval. "more" is the search with four times the
 * iterations against itself. It exits with 1 when a promise is missed: 95 % of matches against random; and by the lower
 * bound of the interval 65 % against greedy and 55 % for four times the iterations. It takes hours for all games.
 */
interface Listed {
  readonly game: Game;
}
interface Trial {
  readonly told: string;
  readonly mine: (engine: AnyEngine) => Bot;
  readonly other: (engine: AnyEngine) => Bot;
  readonly isKept: (share: number, low: number) => boolean;
}
const MORE = 4;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: "string", default: "60" },
    iterations: { type: "string", default: String(DEFAULT_ITERATIONS) },
    games: { type: "string", default: "" },
    against: { type: "string", default: "random,greedy" },
  },
});
const iterations = Number(values.iterations);
const search = (engine: AnyEngine): Bot => searchBot(engine);
const trials: Readonly<Record<string, Trial>> = {
  random: {
    told: "search against random",
    mine: search,
    other: (engine) => createBot("random", engine),
    isKept: (share) => share >= 0.95,
  },
  greedy: {
    told: "search against greedy",
    mine: search,
    other: (engine) => createBot("greedy", engine),
    isKept: (_, low) => low >= 0.65,
  },
  more: {
    told: `search with ${MORE} times the iterations against itself`,
    mine: (engine) => withIterations(search(engine), MORE * iterations),
    other: search,
    isKept: (_, low) => low >= 0.55,
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
function pointsOf(engine: AnyEngine, trial: Trial, matches: number): number {
  const { seats } = engine.start({ seed: "0".repeat(64) });
  let points = 0;
  for (let i = 0; i < matches; i++) {
    const mine = i % seats;
    const bots = Array.from({ length: seats }, (_, seat) => (seat === mine ? trial.mine(engine) : trial.other(engine)));
    // Matches in a row have the same deal, with the seats exchanged.
    const name = `strength ${Math.floor(i / seats)}`;
    const { state } = playBots(engine, { name, bots, budget: { iterations } });
    points += outcomeValues(state)[mine]!;
  }
  return points;
}

const [address] = positionals;
if (address === undefined) throw new Error("name the module that exports the catalog");
const { catalog } = (await import(new URL(address, `file://${process.cwd()}/`).href)) as { catalog: readonly Listed[] };
const matches = Number(values.matches);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
for (const { game } of catalog) {
  if (values.games !== "" && !values.games.split(",").includes(game.id)) continue;
  const engine = createEngine(game) as unknown as AnyEngine;
  for (const name of values.against.split(",")) {
    const trial = trials[name];
    if (trial === undefined) throw new Error(`--against is one or more of ${Object.keys(trials).join(", ")}`);
    const began = process.cpuUsage().user;
    const points = pointsOf(engine, trial, matches);
    const [low, high] = wilson(points, matches);
    const isKept = trial.isKept(points / matches, low);
    if (!isKept) process.exitCode = 1;
    const seconds = ((process.cpuUsage().user - began) / 1e6 / matches).toFixed(1);
    process.stdout.write(
      `${game.id}: ${trial.told}: ${percent(points / matches)} of ${matches} (95 %: ${percent(low)} to ${percent(high)}): ${isKept ? "kept" : "MISSED"}; ${seconds} s of processor time a match\n`,
    );
  }
}
