import type { AnyEngine, AnyState } from "./bot.ts";

/** How a position looks to each seat, between 0 (lost) and 1 (won). */

/** Who won gets the victory or a share of it; a draw is a share for everyone. */
export function outcomeValues({ outcome, seats }: AnyState): readonly number[] {
  const winners = outcome?.winners ?? [];
  if (winners.length === 0) return Array.from({ length: seats }, () => 1 / seats);
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
/** The game's own opinion of one seat's view, or undefined when it has none. */
export function opinionOf(engine: AnyEngine, state: AnyState, seat: number): number | undefined {
  return engine.game.evaluate?.(engine.view(state, seat), seat);
}

/**
 * Opinions have no known range, so they are measured by their own spread: how far a seat is ahead of the best other one,
 * compared with how far seats usually are. The scale settles while a search runs.
 */
export class Opinions {
  private sum = 0;
  private count = 0;

  values(engine: AnyEngine, state: AnyState): readonly number[] {
    if (state.outcome !== null || engine.game.evaluate === undefined) return outcomeValues(state);
    const opinions: number[] = [];
    for (let seat = 0; seat < state.seats; seat++) opinions.push(opinionOf(engine, state, seat)!);
    return opinions.map((mine, seat) => this.value(ahead(opinions, mine, seat)));
  }
  private value(lead: number): number {
    this.sum += Math.abs(lead);
    this.count++;
    const scale = (2 * this.sum) / this.count || 1;
    return 0.5 + (0.5 * lead) / (scale + Math.abs(lead));
  }
}
function ahead(opinions: readonly number[], mine: number, seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < opinions.length; other++) {
    if (other !== seat && opinions[other]! > best) best = opinions[other]!;
  }
  return best === Number.NEGATIVE_INFINITY ? mine : mine - best;
}
