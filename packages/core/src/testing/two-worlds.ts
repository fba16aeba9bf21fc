import type { Declaration, Viewer } from "../declare.ts";
import type { Engine } from "../engine/engine.ts";
import { type AnyState, bit, facesSeenBy, indexIn, listAt } from "../engine/place.ts";
import type { Action, AnyEvent, StateOf } from "../protocol/index.ts";

/** What it takes to play on two worlds in step that look the same to a viewer. */

type AnyEngine = Engine<Declaration>;

/**
 * What both worlds must have told alike before the rest can be compared: faces, and fields declared to reveal. That an
 * event happens at all reveals nothing: if it does so in one of two worlds that look the same, something hidden shows.
 */
export function revealedIn(engine: AnyEngine, frame: readonly AnyEvent[]): string {
  const told = frame.flatMap((event) => {
    const fields = engine.rules.events.get(event.type)!.reveals.map((field) => event[field]);
    const { face, faces } = event as { readonly face?: unknown; readonly faces?: unknown };
    if (face === undefined && faces === undefined && fields.length === 0) return [];
    // Which of several face-down pieces turns out to have a face is told together with the face.
    const piece = face === undefined ? null : (event["piece"] ?? null);
    return [[event.type, face ?? null, piece, faces ?? null, fields]];
  });
  return JSON.stringify(told);
}
/** The same move as the viewer sees it: a hidden piece is named by the same face, or by the same position, there. */
export function twinAction(
  engine: AnyEngine,
  action: Action,
  here: StateOf<Declaration>,
  there: StateOf<Declaration>,
  viewer: Viewer,
  byFace: boolean,
): Action | null {
  let lost = false;
  const twinOf = (id: string): string => {
    for (const place of engine.rules.places.values()) {
      if (place.seat >= here.seats) continue;
      const list = listAt(here as unknown as AnyState, place);
      const index = indexIn(list, id);
      if (index < 0) continue;
      // Who sees which back was chosen sees another move where another was, whatever its face.
      const seenBy = place.followedBy | facesSeenBy(here as unknown as AnyState, place, list[index]!);
      if ((seenBy & bit(viewer)) !== 0) return id;
      const others = listAt(there as unknown as AnyState, place);
      const twin = byFace ? others.find(({ face }) => face === list[index]!.face) : others[index];
      if (twin === undefined) lost = true;
      return twin?.id ?? id;
    }
    return id;
  };
  const follow = (value: unknown): unknown => {
    if (typeof value === "string") return twinOf(value);
    if (Array.isArray(value)) return value.map(follow);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, key === "prompt_id" ? part : follow(part)]),
    );
  };
  const payload = follow(action.payload ?? {}) as Readonly<Record<string, unknown>>;
  return lost ? null : { ...action, payload };
}
