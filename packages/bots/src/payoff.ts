import type { Outcome } from "@cardwright/core";
import type { AnyState } from "./bot.ts";

/**
 * How much an outcome is worth to a seat, between 0 (nothing) and 1 (all there is). The one place where bots, solver and
 * training read an outcome: whoever won gets the victory or a share of it, and a draw is a share for everyone.
 */
export function payoff(outcome: Outcome, seat: number, seats: number): number {
  const { winners } = outcome;
  if (winners.length === 0) return 1 / seats;
  return winners.includes(seat) ? 1 / winners.length : 0;
}
/** The payoffs of all seats; a match that has not ended is worth the same to everyone. */
export function outcomeValues({ outcome, seats }: AnyState): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => (outcome === null ? 1 / seats : payoff(outcome, seat, seats)));
}
