import type { AnyState } from "@cardwright/bots";

/** The worth of a poker match in chips: the winner takes the other's stake, and a draw is nothing. */
export function chips(state: AnyState): readonly number[] {
  const { staked } = state as unknown as { readonly staked: readonly number[] };
  const winners = state.outcome?.winners ?? [];
  return staked.map((own, seat) => {
    if (winners.length !== 1) return 0;
    return winners.includes(seat) ? staked[1 - seat]! : -own;
  });
}
