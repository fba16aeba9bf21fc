import type { Meaning } from "./action-key.ts";
import type { AnyState } from "./any-game.ts";

/** The statistics of one action of a seat. */
export interface Arm {
  readonly meaning: Meaning;
  visits: number;
  total: number;
  /** How often it could have been taken: in other imagined worlds it may not be legal. */
  available: number;
  /** The share of curiosity that its first step deserves, and the value that it promises; for arms with an opinion. */
  readonly prior: number;
  promise: number;
  /** Only the beginning of an action: the points below it are its picks, not what comes after it. */
  readonly isOpen: boolean;
  child: TreeNode | null;
}
/** One seat's choice at one point of the tree: which action to try next. */
export class Bandit {
  readonly arms: Arm[] = [];
  private readonly byKey = new Map<string, Arm>();
  isListed = false;
  /** True when the arms are all that the seat can do. */
  isComplete = false;
  visits = 0;

  find(key: string): Arm | undefined {
    return this.byKey.get(key);
  }
  add(meaning: Meaning, prior: number, promise: number, isOpen = false): Arm {
    const arm: Arm = { meaning, visits: 0, total: 0, available: 1, prior, promise, isOpen, child: null };
    this.arms.push(arm);
    this.byKey.set(meaning.key, arm);
    return arm;
  }
  /**
   * The most promising arm that has not been refused: UCB1, a fixed bonus on values between 0 and 1. An arm that has
   * never been tried comes first, so that none can starve.
   */
  byBound(exploration: number, refused: readonly Arm[]): Arm | undefined {
    let best: Arm | undefined;
    let record = Number.NEGATIVE_INFINITY;
    for (const arm of this.arms) {
      if (refused.length > 0 && refused.includes(arm)) continue;
      if (arm.visits === 0) return arm;
      const bound = arm.total / arm.visits + exploration * Math.sqrt(Math.log(arm.available) / arm.visits);
      if (bound > record) [best, record] = [arm, bound];
    }
    return best;
  }
  /** The same with an opinion of each first step: PUCT, where the promise counts as one visit. */
  byPrior(curiosity: number, refused: readonly Arm[]): Arm | undefined {
    let best: Arm | undefined;
    let record = Number.NEGATIVE_INFINITY;
    for (const arm of this.arms) {
      if (refused.length > 0 && refused.includes(arm)) continue;
      const value = (arm.total + arm.promise) / (arm.visits + 1);
      const bound = value + (curiosity * arm.prior * Math.sqrt(arm.available)) / (1 + arm.visits);
      if (bound > record) [best, record] = [arm, bound];
    }
    return best;
  }
  /** How many visits the favourite is ahead of every other arm; nothing while its own picks are open. */
  lead(): number {
    const first = this.favourite([]);
    if (first === undefined || first.isOpen) return 0;
    let second = 0;
    for (const arm of this.arms) if (arm !== first && arm.visits > second) second = arm.visits;
    return first.visits - second;
  }
  /** Most visits decide; of equally many, the better value. */
  favourite(refused: readonly Arm[]): Arm | undefined {
    let best: Arm | undefined;
    for (const arm of this.arms) {
      if (refused.includes(arm)) continue;
      if (best === undefined || isAhead(arm, best)) best = arm;
    }
    return best;
  }
}
function isAhead(arm: Arm, best: Arm): boolean {
  if (arm.visits !== best.visits) return arm.visits > best.visits;
  if (arm.visits === 0) return arm.promise > best.promise;
  return arm.total > best.total;
}

/** A point of the tree. Seats that choose at the same time each have a bandit here, so that none knows another's choice. */
export class TreeNode {
  private readonly bandits: (Bandit | undefined)[] = [];
  private readonly joint = new Map<string, TreeNode>();
  /** The position, where every way here leads to the same one: nothing is hidden and no chance was drawn. */
  readonly state: AnyState | null;
  /** The payoffs of best play from here, once they are proved; only where the position is always the same. */
  proof: readonly number[] | null = null;

  constructor(state: AnyState | null) {
    this.state = state;
  }
  bandit(seat: number): Bandit {
    const known = this.bandits[seat];
    if (known !== undefined) return known;
    const bandit = new Bandit();
    this.bandits[seat] = bandit;
    return bandit;
  }
  /** The points that single actions of a seat lead to. */
  below(): readonly TreeNode[] {
    const found: TreeNode[] = [];
    for (const bandit of this.bandits) {
      if (bandit === undefined) continue;
      for (const { child } of bandit.arms) if (child !== null) found.push(child);
    }
    return found;
  }
  /** The point that the choices of several seats lead to together. */
  after(choices: string): TreeNode {
    const known = this.joint.get(choices);
    if (known !== undefined) return known;
    const child = new TreeNode(null);
    this.joint.set(choices, child);
    return child;
  }
}
/** One choice on the way down the tree, to be told how it went. */
export interface Taken {
  readonly node: TreeNode;
  readonly bandit: Bandit;
  readonly arm: Arm;
  readonly seat: number;
}
