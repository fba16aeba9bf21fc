import type { AnyState } from "@cardwright/bots";

/** The worth of a poker match in chips, as exploitability is told; bots count the same chips between 0 and 1. */
export const chips = ({ outcome, seats }: AnyState): readonly number[] =>
  outcome?.scores ?? Array.from({ length: seats }, () => 0);
