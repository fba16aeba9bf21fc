import type { Outcome } from "@cardwright/core/host";
import type { AnyEngine, AnyState } from "./any-game.ts";

/**
 * How much an outcome is worth to a seat, between 0 (nothing) and 1 (all there is). The one place where bots, solver and
 * training read an outcome. Where winning counts, whoever won gets the victory or a share of it, and a draw is a share for
 * everyone. Where points count, it is the lead over the mean of the others.
 */
export type Payoff = (outcome: Outcome, seat: number, seats: number) => number;

export const victory: Payoff = ({ winners }, seat, seats) => {
  if (winners.length === 0) return 1 / seats;
  return winners.includes(seat) ? 1 / winners.length : 0;
};
/** Counts as the game says. */
export function payoffOf({ game: { counts } }: Pick<AnyEngine, "game">): Payoff {
  if (counts === undefined || counts === "winning") return victory;
  const { leadUpTo } = counts;
  return (outcome, seat, seats) => {
    const { scores } = outcome;
    if (scores === undefined || seats < 2) return victory(outcome, seat, seats);
    const others = scores.reduce((sum, score) => sum + score, 0) - scores[seat]!;
    const lead = scores[seat]! - others / (seats - 1);
    return 0.5 + Math.max(-1, Math.min(1, lead / leadUpTo)) / 2;
  };
}
/** The payoffs of all seats; a match that has not ended is worth the same to everyone. */
export function outcomeValues({ outcome, seats }: AnyState, payoff: Payoff = victory): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => (outcome === null ? 1 / seats : payoff(outcome, seat, seats)));
}
