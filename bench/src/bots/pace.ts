import { type AnyEngine, createBot, DEFAULT_ITERATIONS, drawOf, searchBot } from "@cardwright/bots";
import { catalog } from "@cardwright/catalog";
import type { Game } from "@cardwright/core";
import { createEngine, seedFromText } from "@cardwright/core/host";
import { median } from "../core/median.ts";

/** How fast the search thinks in the shipped games, at decisions of greedy matches where there is a choice. */
export interface Pace {
  readonly game: string;
  readonly iterationsPerSecond: number;
  /** Processor time at the shipped number of iterations: the median decision and the longest. */
  readonly millisecondsPerDecision: number;
  readonly longest: number;
  readonly decisions: number;
}
/** Every so many-th decision is thought about, so that beginning and end of a match both count. */
const EVERY = 7;
/** Thoughts before the clock counts: until then code is still being compiled. */
const WARM = 3;
const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
export function paceOf(game: Game, decisions: number): Pace {
  const engine = createEngine(game) as unknown as AnyEngine;
  const [search, greedy] = [searchBot(engine), createBot("greedy", engine)];
  const took: number[] = [];
  for (let match = 0; took.length < WARM + decisions; match++) {
    const seed = seedFromText(`pace ${match}`);
    const draw = drawOf(seedFromText(`pace ${match}, bots`));
    let { state } = engine.create({ seed }).snapshot;
    for (let free = 0; state.outcome === null && took.length < WARM + decisions; ) {
      const seat = engine.actors(state)[0]!;
      const input = { state: engine.redeal(state, seat, draw), seat, draw };
      if (engine.validActions(state, seat).length > 1 && free++ % EVERY === EVERY - 1) {
        const began = now();
        search.choose(input);
        took.push(now() - began);
      }
      state = engine.simulate(state, greedy.choose(input), seed)!;
    }
  }
  took.splice(0, WARM);
  const sum = took.reduce((total, milliseconds) => total + milliseconds, 0);
  return {
    game: game.id,
    iterationsPerSecond: (took.length * DEFAULT_ITERATIONS * 1_000) / sum,
    millisecondsPerDecision: median(took),
    longest: Math.max(...took),
    decisions: took.length,
  };
}
export const paces = (decisions: number): readonly Pace[] => catalog.map(({ game }) => paceOf(game as Game, decisions));
