import type { Piece } from "../declare.ts";
import type { EngineState } from "../protocol/index.ts";
import type { Ledger } from "./ledger.ts";
import { EVERYONE, type Place } from "./place.ts";

/** Faces that somebody knows although they lie hidden: looked at once, and nothing since that could raise a doubt. */

type Known = Readonly<Record<string, number>>;
/** Null when nobody knows anything, which is nearly always. */
const knowledge = (known: Known): EngineState["known"] => (Object.keys(known).length === 0 ? null : known);

/** Viewers who cannot tell the pieces of a hand apart cannot know which one left it, unless it was the last. */
export const doubtsOf = (from: Place, to: Place, left: number): number =>
  from.sight === "owner" && from !== to && left > 0 ? ~from.followedBy : 0;

/** Carries knowledge along with a piece that went from one place to another: its id before, and the piece as it lies now. */
export function carryKnowledge(
  ledger: Ledger,
  before: Known,
  from: Place,
  to: Place,
  id: string,
  piece: Piece,
  up: boolean,
): void {
  const known: Record<string, number> = { ...before };
  const bits = known[id] ?? 0;
  delete known[id];
  const isOpen = to.sight === "everyone" || up;
  const sees = isOpen ? EVERYONE : to.sight === "owner" ? to.followedBy : 0;
  const left = from.sight === "owner" && from !== to ? ledger.pile(from) : [];
  const doubts = doubtsOf(from, to, left.length);
  // A viewer who sees the face takes the piece for the one of that face that they knew, if they knew one.
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
  ledger.fields().known = knowledge(carried === 0 ? known : { ...known, [piece.id]: carried });
}
/** After a shuffle, or when a whole pile goes into another, nobody knows where these pieces are. */
export function forget(ledger: Ledger, pieces: readonly Piece[]): void {
  if (ledger.state.known === null) return;
  const known = { ...ledger.state.known };
  for (const piece of pieces) delete known[piece.id];
  ledger.fields().known = knowledge(known);
}
/** A seat has looked at these pieces. */
export function learn(ledger: Ledger, pieces: readonly string[], bits: number): void {
  const known = { ...ledger.state.known };
  for (const id of pieces) known[id] = (known[id] ?? 0) | bits;
  ledger.fields().known = known;
}
