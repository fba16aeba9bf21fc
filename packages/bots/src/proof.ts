import type { Bandit } from "./tree.ts";

/** The most that an outcome can be worth. */
const ALL = 1;

/**
 * The payoffs that best play of this seat leads to, where they are certain: one of its actions is known to win, or all
 * of them are known. Only for points of the tree that are always the same position.
 */
export function proofOf({ arms }: Bandit, seat: number): readonly number[] | null {
  let best: readonly number[] | null = null;
  let isComplete = true;
  for (const { child } of arms) {
    const proof = child?.proof ?? null;
    if (proof === null) isComplete = false;
    else if (best === null || proof[seat]! > best[seat]!) best = proof;
  }
  return best !== null && (isComplete || best[seat] === ALL) ? best : null;
}
