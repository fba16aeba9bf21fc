import type { Meaning } from "./action-key.ts";

/** What one seat has learnt about one of its actions. */
export interface Arm {
  readonly meaning: Meaning;
  visits: number;
  total: number;
  /** How often it was looked at: in other imagined worlds it may not be legal. */
  available: number;
  /** How the game's opinion of the first step compares with that of the others, in units of how far they lie apart. */
  readonly prior: number;
}
/** One seat's choice at one point of the tree: which action to try next. */
export class Bandit {
  readonly arms = new Map<string, Arm>();
  visits = 0;
  /** How many visits the prior of an arm is worth. */
  trust = 0;
  private count = 0;
  private sum = 0;
  private squares = 0;

  add(meaning: Meaning, prior = 0): Arm {
    const arm: Arm = { meaning, visits: 0, total: 0, available: 1, prior };
    this.arms.set(meaning.key, arm);
    return arm;
  }
  learn(arm: Arm, value: number): void {
    arm.visits++;
    arm.total += value;
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }
  /** How far values lie apart here: where all are alike, a small difference between two actions already counts. */
  get spread(): number {
    if (this.count < 2) return 1;
    const mean = this.sum / this.count;
    return Math.sqrt(Math.max(1e-12, this.squares / this.count - mean * mean));
  }
  private valueOf({ visits, total, prior }: Arm): number {
    if (this.trust === 0) return total / Math.max(1, visits);
    const expected = (this.count === 0 ? 0 : this.sum / this.count) + this.spread * prior;
    return (total + this.trust * expected) / (visits + this.trust);
  }
  /** The arms from the most to the least promising: what is known of each, and what is not yet known of it. */
  ranked(exploration: number): readonly Arm[] {
    const scale = exploration * this.spread;
    const bounds: { readonly arm: Arm; readonly bound: number }[] = [];
    for (const arm of this.arms.values()) {
      arm.available++;
      const unsure =
        arm.visits + this.trust === 0
          ? Number.POSITIVE_INFINITY
          : Math.sqrt(Math.log(arm.available) / (arm.visits + this.trust / 4));
      bounds.push({ arm, bound: this.valueOf(arm) + scale * unsure });
    }
    return bounds.sort((a, b) => b.bound - a.bound).map(({ arm }) => arm);
  }
  /** The arm that is best even if what is known of it was lucky. */
  best(): Arm | undefined {
    let best: Arm | undefined;
    let bound = Number.NEGATIVE_INFINITY;
    const { spread } = this;
    for (const arm of this.arms.values()) {
      if (arm.visits === 0) continue;
      const value = this.valueOf(arm) - spread / Math.sqrt(arm.visits + this.trust);
      if (value > bound) [best, bound] = [arm, value];
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
