import { type BoardName, type BoardWay, boardNames, boardWays } from "../boards/boards.ts";
import { askOnce, type Child, openChild } from "./child-process.ts";
import type { EngineId, RandomSourceId } from "./engines.ts";
import type { Entrant, LineUp } from "./jobs.ts";
import type { RandomCosts } from "./measure-random.ts";
import { median } from "./median.ts";
import type { Plan } from "./plan.ts";

/** The repetitions of each figure, in the order in which they were taken. */
export interface Measurements {
  readonly lineUp: LineUp;
  readonly rates: ReadonlyMap<Entrant, number[]>;
  readonly boards: readonly BoardRates[];
  readonly history: ReadonlyMap<EngineId, number[]>;
  readonly random: ReadonlyMap<RandomSourceId, RandomCosts[]>;
  readonly memory: ReadonlyMap<EngineId, number>;
}

/** Actions in a second, one for each repetition. */
export interface BoardRates {
  readonly board: BoardName;
  readonly way: BoardWay;
  readonly repetitions: number[];
}
const randomSources: readonly RandomSourceId[] = ["pureRand", "cardwright"];
const withHistory: readonly EngineId[] = ["handwritten", "cardwright"];
const withMemory: readonly EngineId[] = ["handwritten", "boardgameio", "cardwright"];

export async function measureAll(lineUp: LineUp, plan: Plan, progress: (text: string) => void): Promise<Measurements> {
  const rates = new Map<Entrant, number[]>();
  const boards = boardNames.flatMap((board) => boardWays.map((way): BoardRates => ({ board, way, repetitions: [] })));
  const history = new Map<EngineId, number[]>();
  const random = new Map<RandomSourceId, RandomCosts[]>();
  for (let repetition = 0; repetition < plan.repetitions; repetition++) {
    progress(`repetition ${repetition + 1} of ${plan.repetitions}`);
    for (const [entrant, slices] of await measureRates(lineUp.entrants, plan, repetition)) {
      append(rates, entrant, median(slices));
    }
    for (const [{ repetitions }, slices] of await measureBoards(boards, plan, repetition)) {
      repetitions.push(median(slices));
    }
    for (const [source, slices] of await measureRandomSources(plan, repetition)) {
      append(random, source, medianCosts(slices));
    }
    for (const engine of withHistory) {
      const ratio = await askOnce("history", { engine, samples: plan.historySamples });
      if (ratio !== null) append(history, engine, ratio);
    }
  }
  progress(`memory of ${plan.matchesHeld} matches`);
  return { lineUp, rates, boards, history, random, memory: await measureMemories(plan) };
}

/**
 * Every repetition gives each figure a fresh, warmed-up process. The processes then take short turns, so that a machine which
 * grows slower or faster meanwhile does so for all of them.
 */
async function takeTurns<Key, Answer>(
  keys: readonly Key[],
  turns: number,
  measure: (child: Child, key: Key, isWarmUp: boolean) => Promise<Answer>,
): Promise<Map<Key, Answer[]>> {
  const children = keys.map((key) => ({ key, child: openChild() }));
  const answers = new Map<Key, Answer[]>();
  try {
    for (const { key, child } of children) await measure(child, key, true);
    for (let turn = 0; turn < turns; turn++) {
      for (const { key, child } of children) append(answers, key, await measure(child, key, false));
    }
  } finally {
    for (const { child } of children) child.close();
  }
  return answers;
}

function measureRates(entrants: readonly Entrant[], plan: Plan, repetition: number) {
  const seed = repetition * 1_000_000;
  return takeTurns(entrants, plan.turns, (child, { engine, mode }, isWarmUp) =>
    child.ask("rate", { engine, mode, seed, milliseconds: isWarmUp ? plan.warmUpMilliseconds : plan.turnMilliseconds }),
  );
}

function measureBoards(boards: readonly BoardRates[], plan: Plan, repetition: number) {
  const seed = repetition * 1_000_000;
  return takeTurns(boards, plan.turns, (child, { board, way }, isWarmUp) => {
    const milliseconds = isWarmUp ? plan.boardWarmUpMilliseconds : plan.turnMilliseconds;
    return child.ask("board", { board, way, seed, milliseconds });
  });
}

async function measureRandomSources(plan: Plan, seed: number): Promise<Map<RandomSourceId, RandomCosts[]>> {
  const asked = await takeTurns(randomSources, plan.turns, (child, source, isWarmUp) =>
    child.ask("random", { source, seed, milliseconds: plan.turnMilliseconds * (isWarmUp ? 3 : 1) }),
  );
  const answered = new Map<RandomSourceId, RandomCosts[]>();
  for (const [source, answers] of asked) {
    const costs = answers.filter((answer) => answer !== null);
    if (costs.length > 0) answered.set(source, costs);
  }
  return answered;
}

function medianCosts(slices: readonly RandomCosts[]): RandomCosts {
  return {
    nanosecondsPerDraw: median(slices.map((slice) => slice.nanosecondsPerDraw)),
    nanosecondsPerShuffle: median(slices.map((slice) => slice.nanosecondsPerShuffle)),
    drawn: slices.reduce((sum, slice) => sum + slice.drawn, 0),
  };
}

async function measureMemories(plan: Plan): Promise<Map<EngineId, number>> {
  const memory = new Map<EngineId, number>();
  for (const engine of withMemory) {
    const bytes = await askOnce("memory", { engine, matches: plan.matchesHeld });
    if (bytes !== null) memory.set(engine, bytes);
  }
  return memory;
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
