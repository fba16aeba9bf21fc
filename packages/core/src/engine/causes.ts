import type { Declaration } from "../declare.ts";
import type { Action, AnyEvent, Snapshot, StateOf } from "../protocol/index.ts";
import type { Engine } from "./engine.ts";

/** The cause that put an event into the queue: the action, an earlier event, a rule or effect that reacted or replaced, a hook. */
export interface EventCause {
  readonly kind: "action" | "event" | "rule" | "effect" | "replacement" | "hook";
  /** The type of the event, or the id of the rule or effect. */
  readonly name: string;
}

/** Follows one action, so that every event of its entry can say where it came from; before the queue runs, from the action. */
export class Causes {
  /** One for each event that happened, in the order of the log. */
  readonly happenings: EventCause[] = [];
  private readonly waiting = new Map<AnyEvent, EventCause>();
  private current: EventCause = { kind: "action", name: "" };
  private own: EventCause = this.current;

  /** Events queued after this call get this cause. */
  by(kind: EventCause["kind"], name: string): void {
    this.current = { kind, name };
  }
  /** The event now taken from the queue causes the next ones. */
  take(event: AnyEvent, type: string): void {
    this.own = this.waiting.get(event) ?? this.current;
    this.waiting.delete(event);
    this.by("event", type);
  }
  /** Answers of listeners are queued together later, so each gets its cause now. */
  answered(kind: EventCause["kind"], name: string, events: readonly AnyEvent[] | undefined): void {
    for (const event of events ?? []) this.waiting.set(event, { kind, name });
  }
  put(events: readonly AnyEvent[]): void {
    for (const event of events) if (!this.waiting.has(event)) this.waiting.set(event, this.current);
  }
  happened(): void {
    this.happenings.push(this.own);
  }
}
/**
 * The cause of each event of an action, in the order of its entry. For whoever makes the game: the action is run
 * again, so that no log pays for it. Nothing when the action is refused.
 */
export function causesOf<D extends Declaration>(
  engine: Engine<D>,
  snapshot: Snapshot<StateOf<D>>,
  { intentId: _, ...action }: Action,
): readonly EventCause[] {
  const causes = new Causes();
  const result = engine.apply(snapshot, action, causes);
  if (!result.ok) return [];
  const announced = result.entry.events.slice(causes.happenings.length);
  return [...causes.happenings, ...announced.map(({ type }): EventCause => ({ kind: "hook", name: type }))];
}
