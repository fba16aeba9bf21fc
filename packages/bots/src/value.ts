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
  private before: readonly number[] = [];
  private sum = 0;
  private count = 0;

  startFrom(engine: AnyEngine, state: AnyState): void {
    if (engine.game.evaluate !== undefined) this.before = leads(engine, state);
  }
  values(engine: AnyEngine, state: AnyState): readonly number[] {
    if (state.outcome !== null || engine.game.evaluate === undefined) return outcomeValues(state);
    return leads(engine, state).map((lead, seat) => this.value(lead - this.before[seat]!));
  }
  private value(gain: number): number {
    this.sum += Math.abs(gain);
    this.count++;
    const scale = (2 * this.sum) / this.count || 1;
    return 0.5 + (0.5 * SURE * gain) / (scale + Math.abs(gain));
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
