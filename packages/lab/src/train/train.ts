import { type AnyEngine, drawOf, type Lesson, shapeOf, type Weights } from "@cardwright/bots";
import { seedFromText } from "@cardwright/core/host";
import { type Interval, wilson } from "../balance/intervals.ts";
import type { Plan } from "../run/plan.ts";
import type { Runner } from "../run/runner.ts";
import { seatsOf } from "../simulate/play.ts";
import { Learning } from "./learning.ts";
import { type Gate, keepTraining, type Training, trainingKept } from "./training-file.ts";

/** Lessons between two looks at the clock; the net that plays them is the one of a round before, so that nobody waits. */
const ROUND = 64;
/** Lessons or duels in one thread at a time. */
const CHUNK = 8;
/** A net is tried against the last kept one after so many lessons, and has to win more than half of so many duels. */
const GATE = { every: 1_024, duels: 200 } as const;
/** The first lessons are random, because a new net knows nothing. */
const RANDOM_FIRST = 128;
/** What has been learnt is written down so often. */
const KEPT_EVERY_MS = 5_000;
/** So many earlier nets stay as opponents. */
const EARLIER_MOST = 6;

export interface TrainOptions {
  readonly runner: Runner;
  readonly hidden: number;
  /** Ends the training early; the result says after how many lessons, and that many lessons give the same net. */
  readonly milliseconds?: number;
  readonly signal?: AbortSignal;
  readonly progress?: (done: number, of: number) => void;
  readonly gate?: { readonly every: number; readonly duels: number };
  /** The file from which a stopped run goes on. */
  readonly file?: string;
}
export interface Trained {
  readonly weights: Weights;
  readonly lessons: number;
  readonly stopped: boolean;
  readonly gates: readonly Gate[];
}
/**
 * Self-play by one step of foresight. What is played follows from the plan and from the lessons before alone, so that a run
 * gives the same net with any number of threads, and after any number of stops.
 */
export async function train(plan: Plan, engine: AnyEngine, options: TrainOptions): Promise<Trained> {
  const { runner, hidden, signal, file, gate = GATE } = options;
  const about = { game: engine.game.id, version: engine.game.version, shape: shapeOf(engine) };
  const seats = seatsOf(engine.rules.declares.seats, plan.seats);
  const before = file === undefined ? undefined : await trainingKept(file, plan, hidden);
  const learning = new Learning(about, hidden, drawOf(seedFromText(`${plan.seed}, net`)), before?.learnt);
  const began = performance.now();
  let training: Training = before?.training ?? { lessons: 0, players: [], kept: [], gates: [] };
  const isOver = (): boolean =>
    signal?.aborted === true || performance.now() - began >= (options.milliseconds ?? Number.POSITIVE_INFINITY);
  const write = async (): Promise<void> => {
    if (file !== undefined) await keepTraining(file, plan, hidden, learning.kept(), training);
  };
  let written = began;
  let coming = lessons(runner, { ...plan, nets: training.players }, training.lessons);
  while (training.lessons < plan.games && !isOver()) {
    const now = await coming;
    const at = training.lessons + now.length;
    const players = at < RANDOM_FIRST ? [] : [learning.weights(), ...training.kept];
    coming = lessons(runner, { ...plan, nets: players }, at);
    learning.learn(now);
    training = { ...training, lessons: at, players };
    options.progress?.(at, plan.games);
    if (at % gate.every === 0 || at >= plan.games) {
      training = await atTheGate(plan, seats, learning, training, runner, gate.duels);
      learning.ripen();
    }
    if (performance.now() - written < KEPT_EVERY_MS) continue;
    await write();
    written = performance.now();
  }
  await coming;
  await write();
  const stopped = training.lessons < plan.games;
  return { weights: training.kept[0] ?? learning.weights(), lessons: training.lessons, gates: training.gates, stopped };
}
async function lessons(runner: Runner, plan: Plan, from: number): Promise<readonly Lesson[]> {
  const to = Math.min(plan.games, from + ROUND);
  const chunks = [];
  for (let at = from; at < to; at += CHUNK) {
    chunks.push(runner.run({ kind: "lessons", plan, chunk: { from: at, to: Math.min(to, at + CHUNK) } }));
  }
  return (await Promise.all(chunks)).flat();
}
/** The newest kept net stands first. */
async function atTheGate(
  plan: Plan,
  seats: number,
  learning: Learning,
  training: Training,
  runner: Runner,
  duels: number,
): Promise<Training> {
  const weights = learning.weights();
  const [last] = training.kept;
  const nets = last === undefined ? [weights] : [weights, last];
  const seed = `${plan.seed}, gate ${training.lessons}`;
  const points = await pointsOf(runner, { ...plan, seed, games: duels, nets, bots: ["random"] });
  const kept = points > duels / seats;
  const gate = { lessons: training.lessons, points, duels, kept };
  const gates = [...training.gates, gate];
  return { ...training, gates, kept: kept ? [weights, ...training.kept].slice(0, EARLIER_MOST) : training.kept };
}
async function pointsOf(runner: Runner, plan: Plan): Promise<number> {
  const chunks = [];
  for (let from = 0; from < plan.games; from += CHUNK) {
    chunks.push(runner.run({ kind: "duels", plan, chunk: { from, to: Math.min(plan.games, from + CHUNK) } }));
  }
  return (await Promise.all(chunks)).reduce((sum, points) => sum + points, 0);
}
/** How a net plays, as greedy plays, against one of the shipped bots. */
export async function tryNet(plan: Plan, weights: Weights, runner: Runner): Promise<Interval> {
  return wilson(await pointsOf(runner, { ...plan, nets: [weights] }), plan.games);
}
