import { type SliceWritten, writeSlice } from "../engine/events/set-up.ts";
import type { HiddenReads } from "../engine/hidden-reads.ts";
import type { AnyState } from "../engine/place.ts";
import { frozen } from "../freeze.ts";
import type { Action, AnyEvent, EngineState, Snapshot } from "../protocol/index.ts";
import type { Refusal } from "../refusal.ts";
import type { Rulebook } from "../rulebook.ts";
import type { HookContext, HookName } from "./types.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Promise);
/** An expansion may come from anywhere: a veto without a code would be a refusal that no client can read. */
function isAnswer(answer: unknown): boolean {
  if (!isRecord(answer)) return false;
  const { reject, events = [] } = answer;
  if (!Array.isArray(events) || !events.every(isRecord)) return false;
  if (!("reject" in answer)) return true;
  return isRecord(reject) && typeof reject["code"] === "string" && typeof reject["message"] === "string";
}

/** A hook that throws is a defect of its expansion. */
export class HookFailure extends Error {
  readonly expansion: string;
  constructor(expansion: string, cause: unknown) {
    super(`hook of ${expansion}`, { cause });
    this.expansion = expansion;
  }
}
/** The hooks of one action: called in expansion order, once each; what they answer is kept here until it counts. */
export class HookCalls {
  readonly announced: AnyEvent[] = [];
  private changed: Record<string, unknown> | null = null;
  private readonly rules: Rulebook;
  private readonly action: Action;
  private readonly watch: HiddenReads | null;
  constructor(rules: Rulebook, action: Action, watch: HiddenReads | null = null) {
    this.rules = rules;
    this.action = action;
    this.watch = watch;
  }
  /**
   * The slices that hooks have changed so far, as events: a replay knows of no hooks. From here on the slices are the
   * state's own, and events change them after these hooks did.
   */
  written(): readonly SliceWritten[] {
    const { changed } = this;
    this.changed = null;
    return Object.entries(changed ?? {}).map(([expansion, slice]) => writeSlice(expansion, slice));
  }
  slices(before: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    return this.changed === null ? before : { ...before, ...this.changed };
  }
  call(
    hook: HookName,
    snapshot: Snapshot<Pick<EngineState, "extensions">>,
    events: readonly AnyEvent[],
  ): Refusal | undefined {
    const before = snapshot.state.extensions;
    const { watch } = this;
    const shown = watch === null ? snapshot : { ...snapshot, state: watch.over(snapshot.state as AnyState) };
    for (const { id, hooks } of this.rules.expansions) {
      const run = hooks?.[hook];
      if (run === undefined) continue;
      const slice = this.changed !== null && Object.hasOwn(this.changed, id) ? this.changed[id] : before[id];
      const context = { snapshot: shown as unknown as HookContext["snapshot"], action: this.action, events, slice };
      const answer = this.answer(id, () => run(frozen(context)));
      if (answer === undefined) continue;
      if (!isAnswer(answer)) {
        throw new HookFailure(
          id,
          new Error(`${hook} answers with a slice, a veto of code and message, events, or nothing`),
        );
      }
      if ("reject" in answer) {
        if (hook === "onValidateAction") return answer.reject;
        throw new HookFailure(id, new Error(`${hook} cannot veto: only onValidateAction can`));
      }
      if ("slice" in answer) this.changed = { ...this.changed, [id]: answer.slice };
      if (hook === "onAfterAction" && answer.events !== undefined) this.announce(id, answer.events);
    }
    return undefined;
  }
  /** Only announcements may be added. Any other event would change the state in a replay, and did not change it in the match. */
  private announce(expansion: string, events: readonly AnyEvent[]): void {
    for (const { type } of events) {
      if (this.rules.events.get(type)?.event?.isAnnouncement === true) continue;
      throw new HookFailure(
        expansion,
        new Error(`${type} is no event that changes nothing, so it cannot be announced`),
      );
    }
    this.announced.push(...events);
  }
  private answer<T>(expansion: string, run: () => T): Exclude<T, void> | undefined {
    try {
      return (run() ?? undefined) as Exclude<T, void> | undefined;
    } catch (cause) {
      throw new HookFailure(expansion, cause);
    }
  }
}
