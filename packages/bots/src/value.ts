import type { AnyEngine, AnyState } from "./bot.ts";
import { outcomeValues } from "./payoff.ts";

/** The game's own opinion of one seat's view, or undefined when it has none. */
export function opinionOf(engine: AnyEngine, state: AnyState, seat: number): number | undefined {
  return engine.game.evaluate?.(engine.view(state, seat), seat);
}

/** The most that a position without an outcome can be worth; what is left tells a victory from a great lead. */
const SURE = 0.9;

/**
 * Positions as values between 0 (lost) and 1 (won). Opinions have no known range, so they are measured by their own
 * spread: how much a seat's lead over the best other one has grown since the root, compared with how much it usually
 * does. The scale settles while a search runs.
 */
export class Opinions {
  private readonly before: readonly number[];
  private readonly sums: number[];
  private readonly distances: number[];
  private count = 0;

  constructor(engine: AnyEngine, root: AnyState) {
    this.before = leads(engine, root);
    this.sums = this.before.map(() => 0);
    this.distances = this.before.map(() => 0);
  }
  values(engine: AnyEngine, state: AnyState): readonly number[] {
    if (state.outcome !== null) return outcomeValues(state);
    this.count++;
    return leads(engine, state).map((lead, seat) => this.value(lead - this.before[seat]!, seat));
  }
  private value(gain: number, seat: number): number {
    this.sums[seat]! += gain;
    const distance = gain - this.sums[seat]! / this.count;
    this.distances[seat]! += Math.abs(distance);
    const scale = (2 * this.distances[seat]!) / this.count || 1;
    return 0.5 + (0.5 * SURE * distance) / (scale + Math.abs(distance));
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
