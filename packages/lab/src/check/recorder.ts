import { type Action, defineExpansion, type Expansion } from "@cardwright/core";

type State = Readonly<Record<string, unknown>>;
interface Taken {
  readonly base: State;
  readonly action: Action;
  readonly after: State;
}
/**
 * Remembers which actions a match was made of. The laws try many actions at each position before they take one, so of
 * all that were tried from a state the last one is the one that was taken.
 */
export class Recorder {
  private readonly taken = new Map<State, Taken>();
  private readonly byTurn = new Map<unknown, Taken[]>();
  private first: State | undefined;
  private base: State | undefined;

  readonly expansion: Expansion = defineExpansion({
    id: "lab-recorder",
    hooks: {
      onBeforeActionValidate: ({ snapshot }) => {
        this.base = snapshot.state as unknown as State;
        this.first ??= this.base;
      },
      onAfterAction: ({ snapshot, action }) => {
        if (this.base !== undefined) this.add({ base: this.base, action, after: snapshot.state as unknown as State });
      },
    },
  });
  private add(step: Taken): void {
    this.taken.set(step.base, step);
    const sameTurn = this.byTurn.get(step.base["turn"]) ?? [];
    this.byTurn.set(step.base["turn"], sameTurn);
    sameTurn.push(step);
  }
  /** The actions up to and with this step, or all. */
  actions(most = Number.POSITIVE_INFINITY): readonly Action[] {
    const list: Action[] = [];
    for (let step = this.first && this.taken.get(this.first); step !== undefined && list.length < most; ) {
      list.push(step.action);
      step = this.from(step.after);
    }
    return list;
  }
  /** Hooks are shown a state before its last pass, which copies it; all but the expansions' slices is shared. */
  private from(after: State): Taken | undefined {
    const isSame = (base: State): boolean =>
      Object.keys(after).every((key) => key === "extensions" || base[key] === after[key]);
    const found = this.byTurn.get(after["turn"])?.find(({ base }) => isSame(base));
    return found === undefined ? undefined : this.taken.get(found.base);
  }
}
