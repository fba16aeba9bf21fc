import type { Action, AnyEvent, Declaration, StateOf } from "@cardwright/core";
import type { AnyEngine } from "../../src/catalog.ts";

type AnyState = StateOf<Declaration>;
interface Piece {
  readonly id: string;
  readonly face: string;
}
/** What both worlds must have told alike before the rest can be compared: faces, and fields declared to reveal. */
export function revealed(engine: AnyEngine, events: readonly AnyEvent[]): string {
  const told = events.map((event) => {
    const fields = engine.rules.events.get(event.type)!.reveals.map((field) => event[field]);
    const piece = event["face"] === undefined ? null : (event["piece"] ?? null);
    return [event.type, event["face"] ?? null, piece, event["faces"] ?? null, fields];
  });
  return JSON.stringify(told);
}
/** Ids of the pieces whose faces somebody sees. */
function facesIn(view: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof view !== "object" || view === null) return found;
  const { id, face } = view as Partial<Piece>;
  if (typeof id === "string" && typeof face === "string") found.add(id);
  for (const part of Object.values(view)) facesIn(part, found);
  return found;
}
/** All places of a state where pieces lie, by name. */
export function piecesOf(engine: AnyEngine, state: AnyState): ReadonlyMap<string, readonly Piece[]> {
  const lists = new Map<string, readonly Piece[]>();
  for (const [name, { key, seat }] of engine.rules.places) {
    if (seat >= state.seats) continue;
    const zone = (state as unknown as Record<string, unknown>)[key];
    lists.set(name, (seat < 0 ? zone : (zone as readonly unknown[])[seat]) as readonly Piece[]);
  }
  return lists;
}
/** The same move as the viewer sees it: a hidden piece is named by the same face, or by the same position, there. */
export function twinOf(
  engine: AnyEngine,
  action: Action,
  here: AnyState,
  there: AnyState,
  viewer: number,
  byFace: boolean,
): Action | null {
  const seen = facesIn(engine.view(here, viewer));
  const others = piecesOf(engine, there);
  let lost = false;
  const twin = (id: string): string => {
    for (const [name, list] of piecesOf(engine, here)) {
      const index = list.findIndex((piece) => piece.id === id);
      if (index < 0 || seen.has(id)) continue;
      const { face } = list[index]!;
      const found = byFace ? others.get(name)!.find((piece) => piece.face === face) : others.get(name)![index];
      if (found === undefined) lost = true;
      return found?.id ?? id;
    }
    return id;
  };
  const follow = (value: unknown): unknown => {
    if (typeof value === "string") return twin(value);
    if (Array.isArray(value)) return value.map(follow);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, key === "prompt_id" ? part : follow(part)]),
    );
  };
  const payload = follow(action.payload ?? {}) as Record<string, unknown>;
  return lost ? null : { ...action, payload };
}
