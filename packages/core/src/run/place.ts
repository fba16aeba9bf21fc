import type { Piece, Sight, Viewer } from "../declare.ts";
import type { EngineState } from "../protocol/index.ts";

/** Where pieces lie, and who can look there. Who sees is kept as bits: one for each seat, one for spectators. */

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
/** The state of any game. The run's own copy is written; everything below the first level is shared and never is. */
export interface AnyState extends Mutable<EngineState> {
  [key: string]: unknown;
}
export interface Place {
  readonly name: string;
  readonly key: string;
  /** -1 for a shared zone. */
  readonly seat: number;
  readonly sight: Sight;
  readonly inPlay: boolean;
  readonly capacity: number;
  readonly pool: string;
  /** Pieces here have no marks. */
  readonly isBare: boolean;
  /** Who can tell a piece here from its neighbours. */
  readonly followedBy: number;
}
/** Whether the whole place belongs to the viewer. A shared one belongs to nobody, least of all to who only watches. */
export const isOwn = ({ seat }: Place, viewer: Viewer): boolean => seat >= 0 && seat === viewer;
export const EVERYONE = -1;
const SPECTATOR_BIT = 1 << 30;
export const bit = (viewer: Viewer): number => (viewer < 0 ? SPECTATOR_BIT : 1 << viewer);
/** What belongs to nobody is nobody's secret, not that of who only watches. */
export const secretOf = (owner: number): number => (owner < 0 ? 0 : bit(owner));

export function listAt(state: AnyState, place: Place): readonly Piece[] {
  const value = state[place.key];
  return place.seat < 0 ? (value as readonly Piece[]) : (value as readonly (readonly Piece[])[])[place.seat]!;
}
export function withList(state: AnyState, place: Place, list: readonly Piece[]): void {
  const { key, seat } = place;
  state[key] = seat < 0 ? list : replaceAt(state[key] as readonly (readonly Piece[])[], seat, list);
}
/** The list with one of its values replaced; it keeps its type, also where that says how many values there are. */
export function replaceAt<L extends readonly unknown[]>(list: L, index: number, value: L[number]): L {
  // Two seats are by far the most common, and a literal is the fastest copy of two.
  if (list.length === 2) return (index === 0 ? [value, list[1]] : [list[0], value]) as unknown as L;
  const copy = list.slice();
  copy[index] = value;
  return copy as unknown as L;
}
export function indexIn(list: readonly Piece[], id: string): number {
  for (let i = list.length - 1; i >= 0; i--) if (list[i]!.id === id) return i;
  return -1;
}
export const ownerMark = (piece: Piece): number | undefined => (piece as { readonly owner?: number }).owner;
/** The seat a piece belongs to, or -1. */
export const ownerIn = (place: Place, piece: Piece): number => ownerMark(piece) ?? place.seat;

/** Who sees the face of a piece lying here; who is in doubt does not count on what they have looked at. */
export function facesSeenBy(state: AnyState, place: Place, piece: Piece, inDoubt = 0): number {
  if (place.sight === "everyone" || piece.up === true) return EVERYONE;
  const known = state.known === null ? 0 : (state.known[piece.id] ?? 0) & ~inDoubt;
  if (place.sight === "nobody") return known;
  const owner = place.seat < 0 ? ownerIn(place, piece) : place.seat;
  return owner < 0 ? known : known | bit(owner);
}
