import type { Action, Piece } from "@cardwright/core";
import type { AnyEngine, AnyState } from "./any-game.ts";

/**
 * Actions across imagined worlds. A hidden piece has another id in each of them, and a piece drawn in two worlds has the
 * same id but not the same face. So an action is named, and found again in another world, by where its pieces lie and
 * what is printed on them. Two equal cards in a hand share a name, which spares the search looking at both.
 */
export interface Meaning {
  readonly key: string;
  readonly action: Action;
  /** The pieces that the action names. */
  readonly pieces: readonly Named[];
}
interface Named {
  readonly id: string;
  readonly face: string;
  readonly place: Place;
}
type Place = NonNullable<ReturnType<AnyEngine["rules"]["places"]["get"]>>;

function listAt(state: AnyState, { key, seat }: Place): readonly Piece[] {
  const zone = (state as unknown as Readonly<Record<string, unknown>>)[key];
  return (seat < 0 ? zone : (zone as readonly unknown[])[seat]) as readonly Piece[];
}
export function findPiece(engine: AnyEngine, state: AnyState, id: string): Named | undefined {
  for (const place of engine.rules.places.values()) {
    if (place.seat >= state.seats) continue;
    for (const piece of listAt(state, place)) if (piece.id === id) return { id, face: piece.face, place };
  }
  return undefined;
}
const isPieceId = (text: string): boolean => text.charCodeAt(0) === 112 && text.length < 8;
/** The face of the piece that is called so; any other text as it is. */
export const faceNamed = (engine: AnyEngine, state: AnyState, text: string): string =>
  (isPieceId(text) ? findPiece(engine, state, text)?.face : undefined) ?? text;
/** Of all choices in an action, most are one number or one word. */
function plainKey(type: string, payload: Readonly<Record<string, unknown>>): string | undefined {
  let key = type;
  for (const name in payload) {
    const value = payload[name];
    if (typeof value !== "number" && typeof value !== "boolean") return undefined;
    key += `,${name}:${value}`;
  }
  return key;
}

export function meaningOf(engine: AnyEngine, state: AnyState, action: Action): Meaning {
  const { type, payload } = action;
  if (payload === undefined) return { key: type, action, pieces: [] };
  const plain = plainKey(type, payload);
  if (plain !== undefined) return { key: plain, action, pieces: [] };
  const pieces: Named[] = [];
  const { prompt_id: _, ...choices } = payload;
  const text = JSON.stringify(choices, (__, value: unknown) => {
    if (typeof value !== "string" || !isPieceId(value)) return value;
    const named = findPiece(engine, state, value);
    if (named === undefined) return value;
    pieces.push(named);
    return named.place.sight === "everyone" ? `${value}:${named.face}` : `${named.place.name}:${named.face}`;
  });
  return { key: `${type}${text}`, action, pieces };
}
/** The same action in another world, or undefined when its pieces are not there. Whether it is legal there is not said. */
export function translated(state: AnyState, { action, pieces }: Meaning): Action | undefined {
  let renamed: Map<string, string> | undefined;
  for (const { id, face, place } of pieces) {
    const list = listAt(state, place);
    if (list.some((piece) => piece.id === id && piece.face === face)) continue;
    if (place.sight === "everyone") return undefined;
    const twin = list.find((piece) => piece.face === face && !isTaken(renamed, piece.id));
    if (twin === undefined) return undefined;
    renamed ??= new Map();
    renamed.set(id, twin.id);
  }
  const prompt = action.payload?.["prompt_id"];
  const open =
    prompt === undefined
      ? undefined
      : state.prompts.find(({ seat, answer }) => seat === action.seat && answer === null);
  if (prompt !== undefined && open === undefined) return undefined;
  if (renamed === undefined && (open === undefined || open.id === prompt)) return action;
  const follow = (value: unknown): unknown => {
    if (typeof value === "string") return renamed?.get(value) ?? value;
    if (Array.isArray(value)) return value.map(follow);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, follow(part)]));
  };
  const payload = follow(action.payload) as Readonly<Record<string, unknown>>;
  return { ...action, payload: open === undefined ? payload : { ...payload, prompt_id: open.id } };
}
function isTaken(renamed: ReadonlyMap<string, string> | undefined, id: string): boolean {
  if (renamed === undefined) return false;
  for (const taken of renamed.values()) if (taken === id) return true;
  return false;
}
