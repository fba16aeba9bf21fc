import type { Piece, Viewer } from "../declare.ts";
import type { Certain, Knowledge } from "../protocol/index.ts";
import { afterSeeing, type KnownPiece, mixedUp, renamedIn, settled } from "./certain.ts";
import type { Ledger } from "./ledger.ts";
import { type AnyState, bit, EVERYONE, listAt, ownerMark, type Place, shownTo, viewersOf } from "./place.ts";

/** A viewer who saw a face knows it as the piece goes on, until pieces are mixed up; then only what is still certain. */

/** Viewers who cannot tell the pieces of a hand apart cannot know which one left it, unless it was the last. */
export const doubtsOf = (from: Place, to: Place, left: number): number =>
  from.sight === "owner" && from !== to && left > 0 ? ~from.followedBy : 0;

const NOTHING: readonly Certain[] = [];
/** The knowledge of all viewers, while an event changes it. */
class Minds {
  private readonly ledger: Ledger;
  private readonly pieces: Record<string, number>;
  private readonly mixed: (readonly Certain[])[];
  /** The sets as they were: those that nothing touched are settled already. */
  private readonly before: readonly (readonly Certain[])[];
  constructor(ledger: Ledger) {
    this.ledger = ledger;
    const { known, seats } = ledger.state;
    this.pieces = { ...known?.pieces };
    this.before = Array.from({ length: seats + 1 }, (_, i) => known?.mixed[i] ?? NOTHING);
    this.mixed = this.before.slice();
  }
  each(work: (viewer: Viewer, mine: number) => void): void {
    for (let viewer = -1; viewer < this.ledger.state.seats; viewer++) work(viewer, bit(viewer));
  }
  knows(mine: number, id: string): boolean {
    return ((this.pieces[id] ?? 0) & mine) !== 0;
  }
  keep(mine: number, id: string): void {
    this.pieces[id] = (this.pieces[id] ?? 0) | mine;
  }
  drop(mine: number, id: string): void {
    const left = (this.pieces[id] ?? 0) & ~mine;
    if (left === 0) delete this.pieces[id];
    else this.pieces[id] = left;
  }
  rename(id: string, as: string): void {
    if (id === as) return;
    const bits = this.pieces[id];
    delete this.pieces[id];
    if (bits !== undefined) this.pieces[as] = bits;
    for (const [i, sets] of this.mixed.entries()) this.mixed[i] = renamedIn(sets, id, as);
  }
  /** The viewer has seen the face of a piece that they can tell from the others. */
  see(viewer: Viewer, { id, face }: KnownPiece): void {
    this.mixed[viewer + 1] = afterSeeing(this.mixed[viewer + 1]!, id, face);
  }
  /** The viewer cannot tell any more which of these pieces is which. */
  mix(viewer: Viewer, pieces: readonly KnownPiece[]): void {
    if (pieces.length < 2) return;
    const mine = bit(viewer);
    const known = pieces.filter(({ id }) => this.knows(mine, id));
    for (const { id } of known) this.drop(mine, id);
    const ids = pieces.map(({ id }) => id);
    this.mixed[viewer + 1] = mixedUp(this.mixed[viewer + 1]!, known, ids);
  }
  /** These pieces are not what they were: whatever was certain of them is not. */
  disturb(ids: ReadonlySet<string>): void {
    for (const id of ids) delete this.pieces[id];
    for (const [i, sets] of this.mixed.entries()) {
      if (sets.length > 0) this.mixed[i] = sets.filter(({ among }) => !among.some((id) => ids.has(id)));
    }
  }
  write(): void {
    this.each((viewer, mine) => {
      if (this.mixed[viewer + 1] === this.before[viewer + 1]) return;
      const { sets, found } = settled(this.mixed[viewer + 1]!);
      this.mixed[viewer + 1] = sets;
      for (const { id } of found) this.keep(mine, id);
    });
    const isMixed = this.mixed.some((sets) => sets.length > 0);
    const known: Knowledge = { pieces: this.pieces, mixed: isMixed ? this.mixed : [] };
    this.ledger.fields().known = isMixed || Object.keys(this.pieces).length > 0 ? known : null;
  }
}

/** Carries knowledge along with a piece that has gone from one place to another, or was turned or marked where it lies. */
export function carryKnowledge(ledger: Ledger, from: Place, to: Place, before: Piece, after: Piece): void {
  const { known, seats } = ledger.state;
  const sees = shownTo(to, after);
  if (known === null && sees === EVERYONE) return;
  const saw = shownTo(from, before);
  if (known === null && (saw & ~sees & viewersOf(seats)) === 0) return;
  carryOn(ledger, from, to, before, after);
}
function carryOn(ledger: Ledger, from: Place, to: Place, before: Piece, after: Piece): void {
  const { known } = ledger.state;
  const [saw, sees] = [shownTo(from, before), shownTo(to, after)];
  const minds = new Minds(ledger);
  const left = from === to ? [] : ledger.pile(from);
  const doubts = doubtsOf(from, to, left.length) & ~saw;
  const knew = known?.pieces[before.id] ?? 0;
  minds.each((viewer, mine) => {
    if ((doubts & mine) === 0) return;
    minds.mix(viewer, [before, ...left.filter((piece) => (shownTo(from, piece) & mine) === 0)]);
  });
  minds.rename(before.id, after.id);
  const certain = saw | sees | (knew & ~doubts);
  minds.each((viewer, mine) => {
    if ((certain & mine) !== 0) minds.see(viewer, after);
    if ((sees & mine) !== 0) minds.drop(mine, after.id);
    else if ((certain & mine) !== 0) minds.keep(mine, after.id);
  });
  minds.write();
}
/** Nobody can tell any more which of these pieces is which, but those to whom the place shows them. */
export function mixPieces(ledger: Ledger, place: Place, pieces: readonly Piece[]): void {
  if (ledger.state.known === null) return;
  const minds = new Minds(ledger);
  minds.each((viewer, mine) => {
    minds.mix(
      viewer,
      pieces.filter((piece) => (shownTo(place, piece) & mine) === 0),
    );
  });
  minds.write();
}
/** Pieces got new ids where they lie. */
export function renameKnown(ledger: Ledger, before: readonly Piece[], after: readonly Piece[]): void {
  if (ledger.state.known === null) return;
  const minds = new Minds(ledger);
  for (const [i, { id }] of before.entries()) minds.rename(id, after[i]!.id);
  minds.write();
}
/** A whole pile has gone into another, and the first is empty: in which order its pieces lie there is not followed. */
export function carryPile(
  ledger: Ledger,
  from: Place,
  to: Place,
  before: readonly Piece[],
  after: readonly Piece[],
): void {
  for (const [i, piece] of before.entries()) carryKnowledge(ledger, from, to, piece, after[i]!);
  mixPieces(ledger, to, after);
}
/** A seat has looked at these pieces where they lie. */
export function learn(ledger: Ledger, place: Place, pieces: readonly string[], viewer: Viewer): void {
  const minds = new Minds(ledger);
  for (const id of pieces) {
    const piece = ledger.pieceIn(place, id);
    if ((shownTo(place, piece) & bit(viewer)) !== 0) continue;
    minds.see(viewer, piece);
    minds.keep(bit(viewer), id);
  }
  minds.write();
}
/**
 * An author's event answered with new parts of the state: nobody can follow the pieces that it put elsewhere or changed. A pile
 * that it lays anew is mixed up, also where it lies as before: that nothing has moved might be what nobody should know.
 */
export function disturbBy(ledger: Ledger, before: AnyState, parts: Readonly<Record<string, unknown>>): void {
  const places = Object.keys(parts).flatMap((key) => ledger.rules.placesOf.get(key) ?? []);
  const changed = new Set<string>();
  const laid: Place[] = [];
  for (const place of places.filter(({ seat }) => seat < ledger.state.seats)) {
    const [old, now] = [listAt(before, place), ledger.pile(place)];
    if (now === old) continue;
    for (const { id } of [...old.filter(isNotAmong(now)), ...now.filter(isNotAmong(old))]) changed.add(id);
    if (place.sight === "nobody") laid.push(place);
  }
  if (changed.size > 0) {
    const minds = new Minds(ledger);
    minds.disturb(changed);
    minds.write();
  }
  for (const place of laid) mixPieces(ledger, place, ledger.pile(place));
}
/** The same piece may carry other marks, as long as the same viewers see its face. */
const lookOf = (piece: Piece): string => `${piece.face} ${piece.up === true} ${ownerMark(piece) ?? ""}`;
const isNotAmong = (list: readonly Piece[]) => {
  const looks = new Map(list.map((piece) => [piece.id, lookOf(piece)]));
  return (piece: Piece): boolean => looks.get(piece.id) !== lookOf(piece);
};
