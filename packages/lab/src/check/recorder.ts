import type { Action } from "@cardwright/core";
import { defineExpansion, type Expansion } from "@cardwright/core/expansion";

interface Beginning {
  /** Of all that was tried behind it, the last from which somebody went on. */
  next: Taken | undefined;
}
interface Taken extends Beginning {
  readonly action: Action;
  readonly behind: Taken | Beginning;
}
const ID = "lab-recorder";

/**
 * Remembers which actions a match was made of. The laws try many actions at each position before they take one, and play
 * other worlds on from it; so each state carries a mark of its own, by which the next action tells from where it is taken.
 * A mark says nothing, and is the same to whoever reads it: only which object it is differs.
 */
export class Recorder {
  private readonly byMark = new WeakMap<object, Taken>();
  private readonly beginning: Beginning = { next: undefined };
  private first: object | undefined;
  private from: Taken | Beginning | undefined;

  readonly expansion: Expansion = defineExpansion({
    id: ID,
    hooks: {
      onBeforeActionValidate: ({ snapshot: { state } }) => {
        this.first ??= state;
        const mark = state.extensions[ID];
        this.from = state === this.first ? this.beginning : this.byMark.get(mark as object);
      },
      onAfterAction: ({ action }) => {
        const mark = {};
        const { from } = this;
        if (from === undefined) return { slice: mark };
        const taken: Taken = { action, behind: from, next: undefined };
        this.byMark.set(mark, taken);
        // A law that takes actions back tries others behind an earlier one; whoever goes on from here is on this way again.
        for (let step: Taken | Beginning = taken; "behind" in step; step = step.behind) step.behind.next = step;
        return { slice: mark };
      },
    },
  });
  /** The actions up to and with this step, or all. */
  actions(most = Number.POSITIVE_INFINITY): readonly Action[] {
    const list: Action[] = [];
    for (let step = this.beginning.next; step !== undefined && list.length < most; step = step.next)
      list.push(step.action);
    return list;
  }
}
