import type { AnyEvent } from "../protocol/index.ts";
import { RULE_SELF } from "./asking.ts";
import type { Causes } from "./causes.ts";
import type { EventKind, Surroundings } from "./events/kind.ts";
import { NO_EVENTS } from "./ledger.ts";

/** Rules and effects that listen to events: some put others in their place, some react. */

export interface Replacement {
  /** The rule or effect that replaces the event. */
  readonly by: string;
  readonly events: readonly AnyEvent[];
}
/** The first that replaces the event. Each rule and effect does so at most once, also after others have changed it. */
export function replacementOf(
  { ledger, asking, table }: Surroundings,
  kind: EventKind,
  event: AnyEvent,
  replacedBy: readonly string[],
): Replacement | null {
  for (const { id, listener } of kind.ruleReplaces) {
    if (replacedBy.includes(id)) continue;
    const events = listener.run(event, table, RULE_SELF);
    if (events !== undefined) return { by: id, events };
  }
  if (!kind.effectsReplace) return null;
  const { effects } = ledger.state;
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]!;
    const record = asking.record(effect);
    const { replace } = record.spec;
    if (replace === undefined || replacedBy.includes(effect.id) || !asking.isAwake(table, effect, record, i)) continue;
    for (const listener of replace) {
      if (listener.type !== event.type) continue;
      const events = listener.run(event, table, effect);
      if (events !== undefined) return { by: effect.id, events };
    }
  }
  return null;
}
/** Everything that rules and effects answer to an event that has happened, rules first. */
export function reactionsTo(
  { ledger, asking, table }: Surroundings,
  kind: EventKind,
  event: AnyEvent,
  causes: Causes | null,
): readonly AnyEvent[] {
  let caused = NO_EVENTS;
  const { ruleReacts } = kind;
  for (let i = 0; i < ruleReacts.length; i++) {
    const { id, listener } = ruleReacts[i]!;
    const answer = listener.run(event, table, RULE_SELF);
    causes?.answered("rule", id, answer);
    caused = joined(caused, answer);
  }
  if (!kind.effectsReact) return caused;
  const { effects } = ledger.state;
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]!;
    const record = asking.record(effect);
    if (record.spec.react === undefined || !asking.isAwake(table, effect, record, i)) continue;
    for (const listener of record.spec.react) {
      if (listener.type !== event.type) continue;
      const answer = listener.run(event, table, effect);
      causes?.answered("effect", effect.id, answer);
      caused = joined(caused, answer);
    }
  }
  return caused;
}
const joined = (events: readonly AnyEvent[], more: readonly AnyEvent[] | undefined): readonly AnyEvent[] =>
  more === undefined || more.length === 0 ? events : events.length === 0 ? more : [...events, ...more];
