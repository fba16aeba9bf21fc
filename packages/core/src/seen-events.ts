import type { AnyEvent } from "./protocol/index.ts";
import type { Rulebook } from "./rulebook.ts";
import { examineViewer } from "./viewer.ts";
import { seatsMost } from "./world.ts";

/** The events of one step as a viewer gets them, without gaps for what they may not know. Steps are never told. */
export function seeEvents(rules: Rulebook, events: readonly AnyEvent[], viewer: number): readonly AnyEvent[] {
  examineViewer(viewer, seatsMost(rules.declares));
  const seen: AnyEvent[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!;
    const kind = rules.events.get(event.type);
    const part = kind === undefined ? null : kind.sees(rules, event, viewer);
    if (part !== null) seen.push(part);
  }
  return seen;
}
/** True where they get at least one of them. */
export const seesAny = (rules: Rulebook, events: readonly AnyEvent[], viewer: number): boolean =>
  seeEvents(rules, events, viewer).length > 0;
