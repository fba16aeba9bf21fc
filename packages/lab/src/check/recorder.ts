import { type Action, defineExpansion, type Expansion } from "@cardwright/core";

interface Taken {
  readonly action: Action;
  /** What was done after it; of all that was tried, the last. */
  next: Taken | undefined;
}
const ID = "lab-recorder";

/**
 * Remembers which actions a match was made of. The laws try many actions at each position before they take one, and play
 * other worlds on from it; so each state carries a mark of its own, by which the next action tells from where it is taken.
 * A mark says nothing, and is the same to whoever reads it: only which object it is differs.
 */
export class Recorder {
  private readonly byMark = new WeakMap<object, Taken>();
  private readonly beginning: { next: Taken | undefined } = { next: undefined };
  private first: object | undefined;
  private from: { next: Taken | undefined } | undefined;

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
        const taken = { action, next: undefined };
        this.byMark.set(mark, taken);
        if (this.from !== undefined) this.from.next = taken;
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
