import type { Bandit, Taken } from "./tree.ts";

/** The most that an outcome can be worth. */
const ALL = 1;

/**
 * The payoffs that best play of this seat leads to, where they are certain: one of its actions is known to win, or all
 * of them are known.
 */
function proofOf({ arms, isComplete }: Bandit, seat: number): readonly number[] | null {
  let best: readonly number[] | null = null;
  let isKnown = isComplete;
  for (const { child } of arms) {
    const proof = child?.proof ?? null;
    if (proof === null) isKnown = false;
    else if (best === null || proof[seat]! > best[seat]!) best = proof;
  }
  return best !== null && (isKnown || best[seat] === ALL) ? best : null;
}
/** From an end that was reached towards the root, as far as it settles anything. Only kept positions can be proved. */
export function proveUpwards(path: readonly Taken[]): void {
  for (let i = path.length - 1; i >= 0; i--) {
    const { node, bandit, seat } = path[i]!;
    if (node.state === null || node.proof !== null) return;
    node.proof = proofOf(bandit, seat);
    if (node.proof === null) return;
  }
}
