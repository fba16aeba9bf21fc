import type { Action, Draw } from "@cardwright/core";

/** What one seat has learnt about one of its actions. */
export interface Arm {
  visits: number;
  total: number;
  /** How often it could have been chosen: in other imagined worlds it may not be legal. */
  available: number;
}
/** One seat's choice at one point of the tree: which action to try next. */
export class Bandit {
  readonly arms = new Map<string, Arm>();
  private visits = 0;

  /** The untried arm that comes first in `legal` is next while the tree may widen; otherwise the upper bound decides. */
  select(legal: ReadonlyMap<string, Action>, widening: number, exploration: number): { key: string; isNew: boolean } {
    this.visits++;
    let known = 0;
    let untried: string | undefined;
    for (const key of legal.keys()) {
      if (this.arms.has(key)) known++;
      else untried ??= key;
    }
    if (untried !== undefined && known < Math.max(1, widening * Math.sqrt(this.visits))) {
      this.arms.set(untried, { visits: 0, total: 0, available: 1 });
      return { key: untried, isNew: true };
    }
    let best = "";
    let bound = Number.NEGATIVE_INFINITY;
    for (const key of legal.keys()) {
      const arm = this.arms.get(key);
      if (arm === undefined) continue;
      arm.available++;
      const value =
        arm.visits === 0
          ? Number.POSITIVE_INFINITY
          : arm.total / arm.visits + exploration * Math.sqrt(Math.log(arm.available) / arm.visits);
      if (value > bound) {
        bound = value;
        best = key;
      }
    }
    return { key: best, isNew: false };
  }
  /** The arm tried most; of two, the better one. */
  best(): string {
    let best = "";
    let record: Arm = { visits: -1, total: 0, available: 0 };
    for (const [key, arm] of this.arms) {
      const better = arm.visits === record.visits && arm.total > record.total;
      if (arm.visits > record.visits || better) [best, record] = [key, arm];
    }
    return best;
  }
}
/** Seats that choose at the same time each have a bandit of their own here, so that none knows another's choice. */
export class TreeNode {
  readonly bandits = new Map<number, Bandit>();
  readonly children = new Map<string, TreeNode>();

  bandit(seat: number): Bandit {
    const known = this.bandits.get(seat);
    if (known !== undefined) return known;
    const bandit = new Bandit();
    this.bandits.set(seat, bandit);
    return bandit;
  }
  child(key: string): TreeNode {
    const known = this.children.get(key);
    if (known !== undefined) return known;
    const child = new TreeNode();
    this.children.set(key, child);
    return child;
  }
}
export function shuffled<T>(list: readonly T[], draw: Draw): T[] {
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}
