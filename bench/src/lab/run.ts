import { createRequire } from "node:module";
import { type AnyEngine, createBot, drawOf, playBots, searchBot } from "@cardwright/bots";
import { catalog } from "@cardwright/catalog";
import { createEngine, type Game } from "@cardwright/core";
import { type Plan, simulate, threadRunner } from "@cardwright/lab";
import { boardgameioDuel, legalMoves, type Table } from "../core/boardgameio-game.ts";
import { cardwright } from "../core/cardwright.ts";
import { median } from "../core/median.ts";
import type { BenchOptions } from "../core/run.ts";

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
  readonly duelVsBoardgameioSimulate: number;
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
type Ai = typeof import("boardgame.io/ai", { with: { "resolution-mode": "require" }});
/** Its own loop over its own random bots, on the same duel. */
function boardgameioSimulate(): (least: number) => Promise<number> {
  const require = createRequire(import.meta.url);
  const { RandomBot, Simulate } = require("boardgame.io/ai") as Ai;
  const { InitializeGame } = require("boardgame.io/internal") as { InitializeGame: (options: object) => never };
  const enumerate = (G: Table, ctx: Parameters<typeof legalMoves>[1]) => {
    const moves: object[] = Array.from({ length: legalMoves(G, ctx) - 1 }, (_, i) => ({ move: "play", args: [i] }));
    return [...moves, { event: "endTurn" }] as never;
  };
  const game = { ...boardgameioDuel, ai: { enumerate } };
  let played = 0;
  return async (least) => {
    const began = seconds();
    const before = played;
    while (seconds() - began < least) {
      const bots = {
        0: new RandomBot({ game, enumerate, seed: `a${played}` } as never),
        1: new RandomBot({ game, enumerate, seed: `b${played}` } as never),
      };
      const state = InitializeGame({ game: { ...game, seed: played } });
      await Simulate({ game, bots, state, depth: 10_000 } as never);
      played++;
    }
    return (played - before) / (seconds() - began);
  };
}
const MATCHES_AT_ONCE = 50;
function duelGames(): (least: number) => number {
  const mode = cardwright.modes["simulate"] ?? Object.values(cardwright.modes)[0]!;
  const draw = drawOf("d0".repeat(32));
  let seed = 1;
  return (least) =>
    perSecond(least, () => {
      // A match takes less than a look at the clock is worth.
      for (let i = 0; i < MATCHES_AT_ONCE; i++) mode.playMatch(seed++, draw);
      return MATCHES_AT_ONCE;
    });
}
/** Both have warmed up for as long as one of their turns lasts. */
async function duels(least: number): Promise<number> {
  const [ours, theirs] = [duelGames(), boardgameioSimulate()];
  ours(least);
  await theirs(least);
  const ratios: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) ratios.push(ours(least) / (await theirs(least)));
  return median(ratios);
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
  const duelVsBoardgameioSimulate = await duels(least / 2);
  const floor = (figure: string, atLeast: number, value: number) => ({ figure, atLeast, value, met: value >= atLeast });
  const floors = [
    floor("twoWorkers", 1.7, twoWorkers),
    floor("duelVsBoardgameioSimulate", 40, duelVsBoardgameioSimulate),
  ];
  const figures: Figures = { games, twoWorkers, workOfTwo, duelVsBoardgameioSimulate, floors };
  process.stdout.write(`${json ? JSON.stringify(figures, undefined, 2) : table(figures)}\n`);
  return floors.every(({ met }) => met) ? 0 : 1;
}
function table({ games, floors, workOfTwo }: Figures): string {
  return [
    "random games a second on one core, and search iterations a second:",
    ...games.map(
      ({ game, gamesPerSecond, searchIterationsPerSecond }) =>
        `  ${game.padEnd(18)} ${gamesPerSecond.toFixed(0).padStart(8)} ${searchIterationsPerSecond.toFixed(0).padStart(8)}`,
    ),
    `two workers take ${workOfTwo.toFixed(2)} x the processor time of one`,
    ...floors.map(
      ({ figure, value, atLeast, met }) =>
        `${figure}: ${value.toFixed(2)} x, at least ${atLeast}: ${met ? "met" : "MISSED"}`,
    ),
  ].join("\n");
}
