import type { Viewer } from "./declare.ts";
import { type AnyState, bit, facesSeenBy, indexIn, listAt } from "./engine/place.ts";
import type { Action, AnyEvent } from "./protocol/index.ts";
import type { Rulebook } from "./rulebook.ts";

/** Helpers to play in step on two worlds that look the same to a viewer. */

/** Any engine, as far as its rules. */
interface Ruled {
  readonly rules: Rulebook;
}

/**
 * The faces that the engine's own events of a step show. Which of several face-down pieces turns out to have a face is told together
 * with it. A field that an author calls so may hold any secret: it reveals only what its event declares.
 */
const facesIn = ({ rules }: Ruled, frame: readonly AnyEvent[]): string =>
  JSON.stringify(
    frame.flatMap(({ type, face, faces, piece }) =>
      rules.events.get(type)!.event?.fields !== undefined || (face === undefined && faces === undefined)
        ? []
        : [[type, face, face === undefined ? null : piece, faces]],
    ),
  );
/** By kind of event: the values that its events declare to reveal, one after the other. */
function revealedIn({ rules }: Ruled, frame: readonly AnyEvent[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const event of frame) {
    const kind = rules.events.get(event.type)!;
    if (kind.reveals.length === 0 && kind.event?.happeningReveals !== true) continue;
    const values = found.get(event.type) ?? [];
    values.push(JSON.stringify(kind.reveals.map((field) => event[field])));
    found.set(event.type, values);
  }
  return found;
}
/**
 * Compares what two worlds that look the same tell a viewer in one step. They may differ by right from there on, where one
 * shows another face, or reveals another value. That an event happens at all reveals something only where it declares
 * just that; otherwise, if it happens in one of the two worlds alone, something hidden shows.
 */
export function compareFrames(
  engine: Ruled,
  here: readonly AnyEvent[],
  there: readonly AnyEvent[],
): "same" | "revealed" | "differs" {
  if (facesIn(engine, here) !== facesIn(engine, there)) return "revealed";
  const [mine, others] = [revealedIn(engine, here), revealedIn(engine, there)];
  for (const type of new Set([...mine.keys(), ...others.keys()])) {
    const [a, b] = [mine.get(type) ?? [], others.get(type) ?? []];
    const revealsByHappening = engine.rules.events.get(type)?.event?.happeningReveals === true;
    if (revealsByHappening && a.length !== b.length) return "revealed";
    if (a.some((value, i) => b[i] !== undefined && b[i] !== value)) return "revealed";
  }
  return JSON.stringify(here) === JSON.stringify(there) ? "same" : "differs";
}
/** The same move as the viewer sees it: a hidden piece is named by the same face, or by the same position, there. */
export function twinAction(
  engine: Ruled,
  action: Action,
  here: AnyState,
  there: AnyState,
  viewer: Viewer,
  byFace: boolean,
): Action | null {
  let lost = false;
  const twinOf = (id: string): string => {
    for (const place of engine.rules.places.values()) {
      if (place.seat >= here.seats) continue;
      const list = listAt(here, place);
      const index = indexIn(list, id);
      if (index < 0) continue;
      // A viewer who sees the chosen back sees another move where another back was chosen, whatever its face.
      const seenBy = place.followedBy | facesSeenBy(here, place, list[index]!);
      if ((seenBy & bit(viewer)) !== 0) return id;
      const others = listAt(there, place);
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
