import type { Declaration, Piece, Sight, Viewer } from "../declare.ts";
import type { StateOf } from "../protocol/index.ts";

/** Places where pieces lie, and who can look there. Viewers are kept as bits: one for each seat, one for spectators. */

/** The state of any game, as the parts of the engine read it. Only the ledger writes one. */
export type AnyState = StateOf<Declaration>;

export interface Place {
  /** Its number among the places of the game. */
  readonly index: number;
  readonly name: string;
  /** The zone, which is also its key in the state. */
  readonly key: string;
  /** -1 for a shared zone. */
  readonly seat: number;
  readonly sight: Sight;
  readonly inPlay: boolean;
  readonly capacity: number;
  readonly pool: string;
  /** Pieces here have no marks. */
  readonly isBare: boolean;
  /** The viewers who can tell a piece here from its neighbours. */
  readonly followedBy: number;
}
/** Tells whether the whole place belongs to the viewer. A shared one belongs to nobody, least of all to a spectator. */
export const isOwn = ({ seat }: Place, viewer: Viewer): boolean => seat >= 0 && seat === viewer;
export const EVERYONE = -1;
const SPECTATOR_BIT = 1 << 30;
export const bit = (viewer: Viewer): number => (viewer < 0 ? SPECTATOR_BIT : 1 << viewer);
/** A thing without an owner is seen by nobody; it is no secret of the spectators. */
export const secretOf = (owner: number): number => (owner < 0 ? 0 : bit(owner));

export function listAt(state: AnyState, place: Place): readonly Piece[] {
  const value: unknown = state[place.key];
  return place.seat < 0 ? (value as readonly Piece[]) : (value as readonly (readonly Piece[])[])[place.seat]!;
}
/** The list with one of its values replaced; it keeps its type, also where that says how many values there are. */
export function replaceAt<L extends readonly unknown[]>(list: L, index: number, value: L[number]): L {
  // Two seats are by far the most common, and a literal is the fastest copy of two.
  if (list.length === 2) return (index === 0 ? [value, list[1]] : [list[0], value]) as readonly unknown[] as L;
  const copy = list.slice();
  copy[index] = value;
  return copy as readonly unknown[] as L;
}
export function indexIn(list: readonly Piece[], id: string): number {
  for (let i = list.length - 1; i >= 0; i--) if (list[i]!.id === id) return i;
  return -1;
}
export const ownerMark = (piece: Piece): number | undefined => (piece as { readonly owner?: number }).owner;
/** The seat a piece belongs to, or -1. */
export const ownerIn = (place: Place, piece: Piece): number => ownerMark(piece) ?? place.seat;

/** The viewers to whom the place shows the face of a piece. */
export function shownTo(place: Place, piece: Piece): number {
  if (place.sight === "everyone" || piece.up === true) return EVERYONE;
  return place.sight === "nobody" ? 0 : secretOf(place.seat < 0 ? ownerIn(place, piece) : place.seat);
}
/** The viewers who see the face of a piece here, or know it from before. Of those in doubt, only the ones who see it count. */
export function facesSeenBy(state: AnyState, place: Place, piece: Piece, inDoubt = 0): number {
  const shown = shownTo(place, piece);
  return state.known === null ? shown : shown | ((state.known.pieces[piece.id] ?? 0) & ~inDoubt);
}
/** Seats and spectators, as bits. */
export const viewersOf = (seats: number): number => ((1 << seats) - 1) | SPECTATOR_BIT;

/** Ids are shared strings, so that thousands of live matches do not each hold their own; as keys, they compare by address. */
const SHARED_IDS = Object.keys(Object.fromEntries(Array.from({ length: 1024 }, (_, n) => [`p${n}`, 0])));
export const pieceIdOf = (n: number): string => SHARED_IDS[n] ?? `p${n}`;
/** A piece gets a new id when a viewer can follow it now who could not before. */
export const widens = (from: Place, to: Place): boolean => (to.followedBy & ~from.followedBy) !== 0;
