import type { AnyEngine, AnyState } from "./any-game.ts";
import { outcomeValues, payoffOf } from "./payoff.ts";

/** The game's own opinion of one seat's view, or undefined when it has none. */
export function opinionOf(engine: AnyEngine, state: AnyState, seat: number): number | undefined {
  return engine.opinion(state, seat);
}

/** The most that a position without an outcome can be worth; what is left tells a victory from a great lead. */
const SURE = 0.9;

/**
 * Positions as values between 0 (lost) and 1 (won). Opinions have no known range, so they are measured against each
 * other: how far a seat's lead over the best other one lies from its mean, compared with how far it usually does.
 * Opinions of different moments of a turn do not compare, so each moment has a measure of its own. The measures settle
 * while a search runs.
 */
export class Opinions {
  private readonly measures: Measure[] = [];
  /** Of single steps, by seat. */
  private readonly steps: Measure[] = [];

  /** How a single step looks to the seat that takes it. */
  promise(engine: AnyEngine, state: AnyState, seat: number): number {
    if (state.outcome !== null) return outcomeValues(state, payoffOf(engine))[seat]!;
    this.steps[seat] ??= new Measure(1);
    return this.steps[seat].values([opinionOf(engine, state, seat)!])[0]!;
  }
  /** The moment is a small number, as the caller counts them. */
  values(engine: AnyEngine, state: AnyState, moment: number): readonly number[] {
    if (state.outcome !== null) return outcomeValues(state, payoffOf(engine));
    const measure = this.measures[moment] ?? new Measure(state.seats);
    this.measures[moment] = measure;
    return measure.values(leads(engine, state));
  }
}
class Measure {
  private readonly sums: number[];
  private readonly distances: number[];
  private count = 0;

  constructor(seats: number) {
    this.sums = Array.from({ length: seats }, () => 0);
    this.distances = Array.from({ length: seats }, () => 0);
  }
  values(told: readonly number[]): readonly number[] {
    this.count++;
    return told.map((lead, seat) => {
      this.sums[seat]! += lead;
      const distance = lead - this.sums[seat]! / this.count;
      this.distances[seat]! += Math.abs(distance);
      const scale = (2 * this.distances[seat]!) / this.count || 1;
      return 0.5 + (0.5 * SURE * distance) / (scale + Math.abs(distance));
    });
  }
}
/** How far each seat is ahead of the best other one, or behind it. */
function leads(engine: AnyEngine, state: AnyState): readonly number[] {
  const opinions: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) opinions.push(opinionOf(engine, state, seat)!);
  return opinions.map((mine, seat) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < opinions.length; other++) {
      if (other !== seat && opinions[other]! > best) best = opinions[other]!;
    }
    return best === Number.NEGATIVE_INFINITY ? mine : mine - best;
  });
}
