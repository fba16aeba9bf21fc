import type { Fields } from "./declare.ts";
import type { AnyEvent } from "./protocol/index.ts";
import type { Rulebook } from "./rulebook.ts";

const NO_FIELDS: Fields = {};
/** Neither a seat nor who only watches. */
const NOBODY = -2;
/** What a viewer may know of the fields of an event or a memo: what is declared visible to them, and nothing else. */
export function seeFields(
  fields: Fields,
  data: Readonly<Record<string, unknown>>,
  viewer: number,
  owner = NOBODY,
): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const name in fields) {
    const { sight, seatField } = fields[name]!;
    if (sight === "hidden") continue;
    if (sight === "only" && (seatField === "owner" && owner !== NOBODY ? owner : data[seatField]) !== viewer) continue;
    out[name] = data[name];
  }
  return out;
}

/** What a viewer may know of an event. Null: they do not learn that it happened. Steps are never told. */
export function seeEvent(rules: Rulebook, event: AnyEvent, viewer: number): AnyEvent | null {
  const parts = rules.events.get(event.type)?.event;
  if (parts == null) return null;
  if (parts.sees !== undefined) return parts.sees(rules, event, viewer);
  const seen = seeFields(parts.fields ?? NO_FIELDS, event, viewer);
  seen["type"] = event.type;
  return seen as unknown as AnyEvent;
}
/** The events of one step as a viewer gets them, without gaps for what they may not know. */
export function seeEvents(rules: Rulebook, events: readonly AnyEvent[], viewer: number): readonly AnyEvent[] {
  const seen: AnyEvent[] = [];
  for (const event of events) {
    const part = seeEvent(rules, event, viewer);
    if (part !== null) seen.push(part);
  }
  return seen;
}
/** Whether they get any of them. */
export const seesAny = (rules: Rulebook, events: readonly AnyEvent[], viewer: number): boolean =>
  events.some((event) => seeEvent(rules, event, viewer) !== null);
