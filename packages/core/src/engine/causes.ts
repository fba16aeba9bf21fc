import type { AnyEvent } from "../protocol/index.ts";

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
