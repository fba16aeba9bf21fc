import type { AnyEngine, AnyState } from "./any-game.ts";
import { Habits } from "./habits.ts";
import type { Arm, Bandit, TreeNode } from "./tree.ts";
import type { Opinions } from "./value.ts";

/** Most points of a kept tree that are looked at to find where the match stands now. */
const LOOKED_AT_MAX = 2_000;

/** The part of a tree that may be of use for the next decision. */
interface Kept {
  readonly seat: number;
  readonly turn: number;
  readonly node: TreeNode;
  readonly opinions: Opinions | undefined;
}
/**
 * A bot's own thoughts, kept from one decision to the next of the same seat in the same match. They come from worlds
 * that the seat imagined, so they tell no more than the seat knew. A bot without a memory thinks anew each time.
 */
export class Memory {
  private kept: Kept | null = null;
  private learnt: Habits | undefined;

  /** They hold in every turn, because they are about actions and not about positions. */
  habitsIn(engine: AnyEngine): Habits {
    this.learnt ??= new Habits(engine);
    return this.learnt;
  }

  keep(kept: Kept): void {
    this.kept = kept;
  }
  /**
   * The thoughts about this position. In an open game its point of the tree is found by what it looks like;
   * elsewhere only a seat that goes on with its own turn knows where in the tree it stands.
   */
  recall(state: AnyState, seat: number, isOpen: boolean): Kept | null {
    const { kept } = this;
    this.kept = null;
    if (kept === null || kept.seat !== seat) return null;
    if (!isOpen) return kept.turn === state.turn ? kept : null;
    const node = samePosition(kept.node, state);
    return node === null ? null : { ...kept, node };
  }
}
const looks = ({ position: _, ...table }: AnyState): string => JSON.stringify(table);
function samePosition(from: TreeNode, state: AnyState): TreeNode | null {
  const wanted = looks(state);
  const open = [from];
  for (let i = 0; i < open.length && i < LOOKED_AT_MAX; i++) {
    const node = open[i]!;
    if (node.state === null || node.state.turn > state.turn) continue;
    if (node.state.turn === state.turn && looks(node.state) === wanted) return node;
    open.push(...node.below());
  }
  return null;
}
/** Copies the statistics of the same actions to the arms of a new point. */
export function inherit(bandit: Bandit, from: Bandit): void {
  for (const arm of bandit.arms) {
    const known: Arm | undefined = from.find(arm.meaning.key);
    if (known === undefined || known.isOpen !== arm.isOpen) continue;
    arm.visits = known.visits;
    arm.total = known.total;
    arm.available = known.available;
    arm.child = known.child;
    bandit.visits += known.visits;
  }
}
