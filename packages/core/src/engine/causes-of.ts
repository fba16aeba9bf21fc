import type { Declaration } from "../declare.ts";
import type { Action, Snapshot, StateOf } from "../protocol/index.ts";
import { Causes, type EventCause } from "./causes.ts";
import type { Engine } from "./engine.ts";

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
