import type { Piece } from "../declare.ts";
import { type AnyState, EVERYONE, listAt, type Place } from "./place.ts";

/** Which faces somebody knows although they lie hidden: looked at once, and nothing since that could raise a doubt. */

type Known = Readonly<Record<string, number>>;
/** Null when nobody knows anything, which is nearly always. */
const knowledge = (known: Known): AnyState["known"] => (Object.keys(known).length === 0 ? null : known);

/** Who cannot tell the pieces of a hand apart cannot know which one left it, unless it was the last. */
export const doubtsOf = (from: Place, to: Place, left: number): number =>
  from.sight === "owner" && from !== to && left > 0 ? ~from.followedBy : 0;

/** What is known after a piece went from one place to another; its id before, and the piece as it lies there now. */
export function knownAfter(
  state: AnyState,
  before: Known,
  from: Place,
  to: Place,
  id: string,
  piece: Piece,
  up: boolean,
): AnyState["known"] {
  const known: Record<string, number> = { ...before };
  const bits = known[id] ?? 0;
  delete known[id];
  const isOpen = to.sight === "everyone" || up;
  const sees = isOpen ? EVERYONE : to.sight === "owner" ? to.followedBy : 0;
  const left = from.sight === "owner" && from !== to ? listAt(state, from) : [];
  const doubts = doubtsOf(from, to, left.length);
  // Where they see the face, it was one of that face for them: the one they knew, if they knew one.
  let mistaken = doubts & sees & ~bits;
  const unsure = doubts & ~sees;
  for (const other of left) {
    const lost = (known[other.id] ?? 0) & (unsure | (other.face === piece.face ? mistaken : 0));
    if (lost === 0) continue;
    mistaken &= ~lost;
    known[other.id] = known[other.id]! & ~lost;
    if (known[other.id] === 0) delete known[other.id];
  }
  const carried = isOpen ? 0 : bits & ~unsure;
  return knowledge(carried === 0 ? known : { ...known, [piece.id]: carried });
}
/** After a shuffle, or when a whole pile goes into another, nobody knows where these are. */
export function forget(state: AnyState, pieces: readonly Piece[]): void {
  const known = { ...state.known };
  for (const piece of pieces) delete known[piece.id];
  state.known = knowledge(known);
}
