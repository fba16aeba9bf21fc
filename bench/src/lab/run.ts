import { type AnyEngine, createBot, drawOf, playBots, searchBot } from "@cardwright/bots";
import { catalog } from "@cardwright/catalog";
import type { Game } from "@cardwright/core";
import { createEngine } from "@cardwright/core/host";
import { type Plan, simulate, threadRunner } from "@cardwright/lab";
import { median } from "../core/median.ts";
import type { BenchOptions } from "../core/run.ts";
import { openDuel } from "./duel-process.ts";

/**
 * The lab: random games a second on one core for each game, how two workers scale, iterations of the search a second,
 * and the duel against boardgame.io's own `Simulate`. Time on one core is processor time; scaling is time on the wall.
 */
interface Figures {
  readonly games: readonly {
    readonly game: string;
    readonly gamesPerSecond: number;
    readonly searchIterationsPerSecond: number;
  }[];
  /** How much faster on the wall; only a machine with two idle cores can show it. */
  readonly twoWorkers: number;
  /** Processor time of two workers, compared with one: near 1, nothing is lost by sharing the work. */
  readonly workOfTwo: number;
  /** Moves listed by hand on both sides; and with ours listed by the engine, as its random bots do. */
  readonly duelVsBoardgameioSimulate: number;
  readonly duelOfBotsVsBoardgameioSimulate: number;
  readonly floors: readonly {
    readonly figure: string;
    readonly atLeast: number;
    readonly value: number;
    readonly met: boolean;
  }[];
}
const LEAST_CHOICES = 4;
const seconds = (): number => process.cpuUsage().user / 1e6;
function perSecond(least: number, work: () => number): number {
  work();
  const began = seconds();
  let done = 0;
  while (seconds() - began < least) done += work();
  return done / (seconds() - began);
}
function randomGames(engine: AnyEngine, least: number): number {
  const bots = Array.from({ length: 4 }, () => createBot("random", engine));
  let index = 0;
  return perSecond(least, () => {
    playBots(engine, { name: `bench ${index++}`, bots });
    return 1;
  });
}
function searchIterations(engine: AnyEngine, least: number): number {
  const draw = drawOf("5e".repeat(32));
  const bot = searchBot(engine);
  const seed = "5e".repeat(32);
  let { state } = engine.create({ seed }).snapshot;
  let seat = engine.actors(state)[0]!;
  // Where there is nothing to choose there is nothing to search.
  while (state.prompts.length > 0 || engine.validActions(state, seat).length < LEAST_CHOICES) {
    state = engine.simulate(state, engine.sample(state, seat, draw)!, seed)!;
    seat = engine.actors(state)[0]!;
  }
  return perSecond(least, () => {
    bot.choose({ state, seat, draw, budget: { iterations: 100 } });
    return 100;
  });
}
const TURNS = 5;
/**
 * As many games as a designer plays before believing a figure. A thread compiles for itself what it runs all the time,
 * beside its games and on whatever core is idle: during its first two or three thousand games of tactics that costs as
 * much processor time as the games, so in a short run a single worker is already busy on two cores.
 */
const GAMES = 10_000;
/** Turns about, so that what else the machine does falls on both alike; a figure is the median of the turns. */
async function scaling(games: number): Promise<{ readonly faster: number; readonly work: number }> {
  const source = { module: import.meta.resolve("@cardwright/catalog"), game: "tactics", expansions: [] };
  const plan: Plan = { source, games, seed: "bench", bots: ["random"] };
  const runners = [1, 2].map((threads) => threadRunner({ threads }));
  for (const runner of runners) await simulate(plan, "tactics", { runner });
  const turns: { readonly faster: number; readonly work: number }[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const took: { readonly wall: number; readonly processor: number }[] = [];
    for (const runner of runners) {
      const began = { wall: performance.now(), processor: seconds() };
      await simulate(plan, "tactics", { runner });
      took.push({ wall: performance.now() - began.wall, processor: seconds() - began.processor });
    }
    const [one, two] = took;
    turns.push({ faster: one!.wall / two!.wall, work: two!.processor / one!.processor });
  }
  for (const runner of runners) await runner.close();
  return { faster: median(turns.map(({ faster }) => faster)), work: median(turns.map(({ work }) => work)) };
}
/** Each side plays in a process of its own, in production mode, and they take turns; a figure is the median of the turns. */
async function duels(least: number): Promise<{ readonly bySimulation: number; readonly byBots: number }> {
  const [simulation, bots, theirs] = [openDuel("simulation"), openDuel("bots"), openDuel("boardgame.io")];
  const turns: { readonly bySimulation: number; readonly byBots: number }[] = [];
  for (let turn = 0; turn <= TURNS; turn++) {
    const [ours, botted, peers] = [await simulation.rate(least), await bots.rate(least), await theirs.rate(least)];
    // In the first turn everybody compiles what they run all the time.
    if (turn > 0) turns.push({ bySimulation: ours / peers, byBots: botted / peers });
  }
  for (const player of [simulation, bots, theirs]) player.close();
  return {
    bySimulation: median(turns.map(({ bySimulation }) => bySimulation)),
    byBots: median(turns.map(({ byBots }) => byBots)),
  };
}
export async function runLab({ json, quick }: BenchOptions): Promise<number> {
  const least = quick ? 0.5 : 4;
  const progress = (text: string) => void (json || process.stderr.write(`${text}\n`));
  const games = catalog.map(({ game }) => {
    progress(`random games and searches of ${game.id}`);
    const engine = createEngine(game as Game);
    return {
      game: game.id,
      gamesPerSecond: randomGames(engine, least),
      searchIterationsPerSecond: searchIterations(engine, least),
    };
  });
  progress("one worker and two");
  const { faster: twoWorkers, work: workOfTwo } = await scaling(quick ? 1_000 : GAMES);
  progress("the duel against boardgame.io's Simulate");
  const { bySimulation: duelVsBoardgameioSimulate, byBots: duelOfBotsVsBoardgameioSimulate } = await duels(least / 2);
  const floor = (figure: string, atLeast: number, value: number) => ({ figure, atLeast, value, met: value >= atLeast });
  const floors = [
    floor("twoWorkers", 1.7, twoWorkers),
    floor("duelVsBoardgameioSimulate", 40, duelVsBoardgameioSimulate),
  ];
  const figures: Figures = {
    games,
    twoWorkers,
    workOfTwo,
    duelVsBoardgameioSimulate,
    duelOfBotsVsBoardgameioSimulate,
    floors,
  };
  process.stdout.write(`${json ? JSON.stringify(figures, undefined, 2) : table(figures)}\n`);
  return floors.every(({ met }) => met) ? 0 : 1;
}
function table({ games, floors, workOfTwo, duelOfBotsVsBoardgameioSimulate }: Figures): string {
  return [
    "random games a second on one core, and search iterations a second:",
    ...games.map(
      ({ game, gamesPerSecond, searchIterationsPerSecond }) =>
        `  ${game.padEnd(18)} ${gamesPerSecond.toFixed(0).padStart(8)} ${searchIterationsPerSecond.toFixed(0).padStart(8)}`,
    ),
    `the duel between our random bots: ${duelOfBotsVsBoardgameioSimulate.toFixed(1)} x boardgame.io's Simulate`,
    `two workers take ${workOfTwo.toFixed(2)} x the processor time of one`,
    ...floors.map(
      ({ figure, value, atLeast, met }) =>
        `${figure}: ${value.toFixed(2)} x, at least ${atLeast}: ${met ? "met" : "MISSED"}`,
    ),
  ].join("\n");
}
