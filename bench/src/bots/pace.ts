import { type AnyEngine, DEFAULT_ITERATIONS, drawOf, searchBot } from "@cardwright/bots";
import { catalog } from "@cardwright/catalog";
import type { Game } from "@cardwright/core";
import { createEngine, seedFromText } from "@cardwright/core/host";
import { median } from "../core/median.ts";

/** How fast the search thinks in the shipped games, over the decisions of whole matches where there is a choice. */
export interface Pace {
  readonly game: string;
  readonly iterationsPerSecond: number;
  /** Processor time at the shipped number of iterations: the median decision and the longest. */
  readonly millisecondsPerDecision: number;
  readonly longest: number;
  readonly decisions: number;
}
const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
export function paceOf(game: Game, matches: number): Pace {
  const engine = createEngine(game) as unknown as AnyEngine;
  const bot = searchBot(engine);
  const took: number[] = [];
  for (let match = 0; match < matches; match++) {
    const seed = seedFromText(`pace ${match}`);
    const draw = drawOf(seedFromText(`pace ${match}, bots`));
    let { state } = engine.create({ seed }).snapshot;
    for (let i = 0; i < engine.game.actionsMax && state.outcome === null; i++) {
      const seat = engine.actors(state)[0]!;
      const isForced = engine.validActions(state, seat).length < 2;
      const began = now();
      const action = bot.choose({ state: engine.redeal(state, seat, draw), seat, draw });
      if (!isForced) took.push(now() - began);
      state = engine.simulate(state, action, seed)!;
    }
  }
  const sum = took.reduce((total, milliseconds) => total + milliseconds, 0);
  return {
    game: game.id,
    iterationsPerSecond: (took.length * DEFAULT_ITERATIONS * 1_000) / sum,
    millisecondsPerDecision: median(took),
    longest: Math.max(...took),
    decisions: took.length,
  };
}
export const paces = (matches: number): readonly Pace[] => catalog.map(({ game }) => paceOf(game as Game, matches));
