import type { Draw } from "@cardwright/core";
import type { AnyEngine, AnyState } from "../any-game.ts";
import { drawOf } from "../imagine.ts";
import { outcomeValues, payoffOf } from "../payoff.ts";
import { actionsOf, type Decision, decisionOf, TooLarge } from "./infoset.ts";

/**
 * External-sampling counterfactual regret minimisation over the engine's own states, for games with few views: chance
 * and the others are drawn, the seat that learns tries everything. The average of its policies goes towards one that
 * nobody can exploit.
 */
interface Learnt {
  readonly keys: readonly string[];
  readonly regrets: Float64Array;
  readonly weights: Float64Array;
}
/** The chances of each action, by the name of the decision and the meaning of the action. */
export type Policy = ReadonlyMap<string, ReadonlyMap<string, number>>;
export type Payoffs = (state: AnyState) => readonly number[];

export interface SolverOptions {
  readonly seats?: number;
  readonly options?: unknown;
  /** The payoffs of an end; by default what the outcome is worth. */
  readonly payoffs?: Payoffs;
  /** More decisions than this are no game for a table. */
  readonly decisionsMax?: number;
}
const DECISIONS_MAX = 1_000_000;
const FINE = 2 ** 24;

/** More positions than this in one deal are never gone through in minutes. */
const POSITIONS_MAX = 1e6;
const WALKS = 8;

export class Solver {
  private readonly engine: AnyEngine;
  private readonly options: SolverOptions;
  private readonly payoffs: Payoffs;
  private readonly learnt = new Map<string, Learnt>();
  private readonly draw: Draw;
  private seed = "";
  iterations = 0;

  constructor(engine: AnyEngine, seed: string, options: SolverOptions = {}) {
    this.engine = engine;
    this.options = options;
    this.payoffs = options.payoffs ?? ((state) => outcomeValues(state, payoffOf(engine)));
    this.draw = drawOf(seed);
  }
  /** Refuses a game whose deals branch too much, from a few random walks: their branchings multiplied estimate its size. */
  examine(): void {
    const { engine, draw } = this;
    for (let walk = 0; walk < WALKS; walk++) {
      const seed = seedBy(draw);
      let state = startOf(engine, seed, this.options);
      let size = 1;
      while (state.outcome === null) {
        const seat = engine.actors(state)[0]!;
        const actions = actionsOf(engine, state, seat);
        if (seat === walk % state.seats) size *= actions.length;
        if (size > POSITIONS_MAX) throw new TooLarge(`one deal branches into more than ${POSITIONS_MAX} positions`);
        state = engine.simulate(state, actions[draw(actions.length)]!, seed)!;
      }
    }
  }
  get decisions(): number {
    return this.learnt.size;
  }
  /** One deal, learnt from by every seat. */
  iterate(): void {
    this.seed = seedBy(this.draw);
    const start = startOf(this.engine, this.seed, this.options);
    this.iterations++;
    for (let seat = 0; seat < start.seats; seat++) this.learn(start, seat);
  }
  policy(): Policy {
    return new Map([...this.learnt].map(([name, { keys, weights }]) => [name, chancesOf(keys, weights)]));
  }
  private learn(state: AnyState, learner: number): number {
    if (state.outcome !== null) return this.payoffs(state)[learner]!;
    const seat = this.engine.actors(state)[0]!;
    const decision = decisionOf(this.engine, state, seat);
    const known = this.known(decision);
    const strategy = matching(known.regrets);
    if (seat !== learner) {
      for (let i = 0; i < strategy.length; i++) known.weights[i]! += strategy[i]!;
      return this.learn(this.after(state, decision, this.drawn(strategy)), learner);
    }
    const values = strategy.map((_, i) => this.learn(this.after(state, decision, i), learner));
    const mean = values.reduce((sum, value, i) => sum + value * strategy[i]!, 0);
    for (let i = 0; i < values.length; i++) known.regrets[i]! += values[i]! - mean;
    return mean;
  }
  private after(state: AnyState, { actions }: Decision, index: number): AnyState {
    const next = this.engine.simulate(state, actions[index]!, this.seed);
    if (next === null)
      throw new Error(`${this.engine.game.id} refuses what it lists: ${JSON.stringify(actions[index])}`);
    return next;
  }
  private known({ name, keys }: Decision): Learnt {
    const known = this.learnt.get(name);
    if (known !== undefined) return known;
    const most = this.options.decisionsMax ?? DECISIONS_MAX;
    if (this.learnt.size >= most) throw new TooLarge(`more than ${most} different decisions`);
    const learnt = { keys, regrets: new Float64Array(keys.length), weights: new Float64Array(keys.length) };
    this.learnt.set(name, learnt);
    return learnt;
  }
  private drawn(strategy: readonly number[]): number {
    let left = this.draw(FINE) / FINE;
    for (let i = 0; i < strategy.length - 1; i++) {
      left -= strategy[i]!;
      if (left < 0) return i;
    }
    return strategy.length - 1;
  }
}
/** In proportion to what is regretted; where nothing is, evenly. */
function matching(regrets: Float64Array): readonly number[] {
  let sum = 0;
  for (const regret of regrets) if (regret > 0) sum += regret;
  return Array.from(regrets, (regret) => (sum > 0 ? Math.max(0, regret) / sum : 1 / regrets.length));
}
function chancesOf(keys: readonly string[], weights: Float64Array): ReadonlyMap<string, number> {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const chances = new Map<string, number>();
  // Equal cards in a hand share a meaning, and so their chances.
  for (const [i, key] of keys.entries()) {
    chances.set(key, (chances.get(key) ?? 0) + (sum > 0 ? weights[i]! / sum : 1 / keys.length));
  }
  return chances;
}
export function seedBy(draw: Draw): string {
  return Array.from({ length: 16 }, () => draw(65_536).toString(16).padStart(4, "0")).join("");
}
export function startOf(engine: AnyEngine, seed: string, { seats, options }: SolverOptions): AnyState {
  return engine.start({
    seed,
    ...(seats === undefined ? {} : { seats }),
    ...(options === undefined ? {} : { options }),
  });
}
