import type { Draw } from "./declare.ts";

/** The list in another order, for worlds that are imagined and moves that are drawn. A match shuffles with its own stream. */
export function shuffled<T>(list: readonly T[], draw: Draw): T[] {
  const order = list.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    const kept = order[i]!;
    order[i] = order[j]!;
    order[j] = kept;
  }
  return order;
}
