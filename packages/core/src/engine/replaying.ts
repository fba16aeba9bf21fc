import type { Declaration } from "../declare.ts";
import type { Entry, StateOf } from "../protocol/index.ts";
import type { Rulebook } from "../rulebook.ts";
import type { Desk } from "./desk.ts";
import type { Engine } from "./engine.ts";
import { isUndone } from "./events/action-undone.ts";
import type { AnyState } from "./place.ts";
import { stateOf } from "./typed-state.ts";
import { noSuchStep } from "./undoing.ts";

/** The state that the events of a log lead to: they are written; no decision, rule or effect runs, and no seed is needed. */
export function replayEntries<D extends Declaration>(
  engine: Engine<D>,
  match: { readonly seats: number; readonly options: object },
  entries: readonly Entry[],
): StateOf<D> {
  const blank = engine.opening.blank(match.seats, match.options);
  return engine.at(stateOf<D>(blank), (desk) => stateOf<D>(replayed(engine.rules, desk, blank, entries)));
}
function replayed(rules: Rulebook, desk: Desk, blank: AnyState, entries: readonly Entry[]): AnyState {
  const { ledger } = desk;
  desk.open(blank);
  const returns = new Set(entries.flatMap(({ events }) => events.filter(isUndone).map(({ to }) => to)));
  const kept = new Map<number, AnyState>();
  for (const entry of entries) {
    for (const event of entry.events) {
      if (isUndone(event)) desk.open(kept.get(event.to) ?? noSuchStep(event.to));
      const parts = rules.events.get(event.type)?.event;
      if (parts == null) throw new Error(`event ${event.type} is not known to ${rules.game.id}`);
      parts.write?.(ledger, parts.replan === undefined ? event : parts.replan(ledger, event));
    }
    const fields = ledger.fields();
    fields.position = entry.position;
    fields.waiting = entry.waiting;
    fields.extensions = entry.extensions;
    if (returns.has(entry.revision)) kept.set(entry.revision, ledger.kept());
  }
  return ledger.kept();
}
