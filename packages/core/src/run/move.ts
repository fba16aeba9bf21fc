import type { Piece } from "../declare.ts";
import { does } from "../grammar.ts";
import type { AnyEvent } from "../protocol/index.ts";
import type { Rules } from "../registry.ts";
import {
  type AnyState,
  bit,
  EVERYONE,
  facesSeenBy,
  indexIn,
  listAt,
  type Place,
  replaceAt,
  withList,
} from "./place.ts";
import { fact, NO_EVENTS, type RecordSpec } from "./record.ts";
import type { Run } from "./run.ts";

/** PIECE_MOVED: the most common event by far, and the one where ids change and faces come to light. */

interface Moved extends AnyEvent {
  readonly piece: string;
  readonly as: string;
  readonly face: string;
  readonly from: string;
  readonly to: string;
  readonly position: "top" | "bottom" | number;
  readonly up: boolean;
  readonly marks: Readonly<Record<string, unknown>> | null;
  /** Who sees the face where it was or where it is now; never sent. */
  readonly faceSeenBy: number;
}

class PieceMissing extends Error {}
export function pieceIn(list: readonly Piece[], id: string, place: string): Piece {
  const index = indexIn(list, id);
  if (index < 0) throw new PieceMissing(`piece ${id} does not lie in ${place}`);
  return list[index]!;
}
/** Ids are shared strings, so that thousands of live matches do not each hold their own; as keys, they compare by address. */
const SHARED_IDS = Object.keys(Object.fromEntries(Array.from({ length: 1024 }, (_, n) => [`p${n}`, 0])));
export const pieceIdOf = (n: number): string => SHARED_IDS[n] ?? `p${n}`;
/** Someone can follow the piece now who could not before, so it gets a new name. */
export const widens = (from: Place, to: Place): boolean => (to.followedBy & ~from.followedBy) !== 0;

/** Where the piece of a move was found. Completing a move looks it up, writing it uses that again. */
export interface Located {
  from: Place;
  to: Place;
  source: readonly Piece[];
  index: number;
}
function locate(state: AnyState, from: Place, to: Place, piece: string): Located {
  const source = listAt(state, from);
  const index = indexIn(source, piece);
  if (index < 0) throw new PieceMissing(`piece ${piece} does not lie in ${from.name}`);
  return { from, to, source, index };
}
function completeMove(run: Run, event: AnyEvent): AnyEvent {
  const { state } = run;
  const request = event as unknown as Moved;
  const located = locate(state, run.place(request.from), run.lately(request.to), request.piece);
  run.located = located;
  const { from, to } = located;
  const piece = located.source[located.index]!;
  checkCapacity(state, from, to);
  const up = to.sight === "backs" && request.up;
  const there = up ? EVERYONE : facesSeenBy(state, to, piece.up === undefined ? piece : { ...piece, up: false });
  const moved: Moved = {
    piece: request.piece,
    as: widens(from, to) ? pieceIdOf(state.nextPiece) : request.piece,
    face: piece.face,
    from: request.from,
    to: request.to,
    position: request.position,
    up,
    marks: request.marks,
    faceSeenBy: facesSeenBy(state, from, piece) | there,
    type: "PIECE_MOVED",
  };
  return moved;
}
function writeMove(state: AnyState, event: AnyEvent, rules: Rules, found: Located | null): void {
  const moved = event as unknown as Moved;
  const { places } = rules;
  const located = found ?? locate(state, places.get(moved.from)!, places.get(moved.to)!, moved.piece);
  moveLocated(state, located, moved, moved.as, moved.up);
}
function performMove(run: Run, event: AnyEvent): boolean {
  const { state } = run;
  const request = event as unknown as Moved;
  const from = run.place(request.from);
  const to = run.lately(request.to);
  const located = locate(state, from, to, request.piece);
  const face = located.source[located.index]!.face;
  checkCapacity(state, from, to);
  const as = widens(from, to) ? pieceIdOf(state.nextPiece) : request.piece;
  moveLocated(state, located, request, as, to.sight === "backs" && request.up);
  run.renamed(request.piece, as);
  if (from.inPlay || to.inPlay) run.push(inAndOutOfPlay(run, from, to, request.piece, as, face));
  return true;
}
/** Moves from the top of one pile to the top of another all at once, where no move has to be told on its own. */
export function movesQuietly(run: Run, fromName: string, toName: string, count: number): boolean {
  const { state, rules } = run;
  const from = run.place(fromName);
  const to = run.lately(toName);
  if (!rules.movesUnheard || from.inPlay || to.inPlay || from === to || state.known !== null) return false;
  if (to.capacity !== Number.POSITIVE_INFINITY) return false;
  const source = listAt(state, from);
  const target = listAt(state, to);
  const rest = Math.max(0, source.length - count);
  const added = source.length - rest;
  const renames = widens(from, to);
  const moved = new Array<Piece>(target.length + added);
  for (let i = 0; i < target.length; i++) moved[i] = target[i]!;
  for (let i = 0; i < added; i++) {
    const piece = source[source.length - 1 - i]!;
    const as = renames ? pieceIdOf(state.nextPiece++) : piece.id;
    moved[target.length + i] = relocated(piece, as, to.name, false, null);
    run.renamed(piece.id, as);
  }
  withList(state, from, source.slice(0, rest));
  withList(state, to, moved);
  return true;
}
function checkCapacity(state: AnyState, from: Place, to: Place): void {
  if (to.capacity === Number.POSITIVE_INFINITY || from === to || listAt(state, to).length < to.capacity) return;
  throw new Error(`${to.name} holds at most ${to.capacity}`);
}
/** The one place where a piece changes its place. */
function moveLocated(state: AnyState, located: Located, moved: Moved, as: string, up: boolean): void {
  const { from, to, source, index } = located;
  const piece = relocated(source[index]!, as, to.name, up, moved.marks);
  if (as !== moved.piece) state.nextPiece++;
  withList(state, from, without(source, index));
  addTo(state, to, piece, moved.position);
  if (state.known !== null && state.known[moved.piece] !== undefined) {
    carryKnowledge(state, moved.piece, to.sight === "everyone" || up ? null : as);
  }
}
function addTo(state: AnyState, { key, seat }: Place, piece: Piece, position: Moved["position"]): void {
  if (seat < 0) state[key] = placed(state[key] as readonly Piece[], piece, position);
  else {
    const lists = state[key] as readonly (readonly Piece[])[];
    state[key] = replaceAt(lists, seat, placed(lists[seat]!, piece, position));
  }
}
function relocated(piece: Piece, id: string, at: string, up: boolean, marks: Moved["marks"]): Piece {
  if (marks === null && piece.up === undefined && !up) return { ...piece, id, at };
  const { up: _, ...rest } = piece;
  const base = { ...rest, ...marks, id, at };
  return up ? { ...base, up: true } : base;
}
function without(list: readonly Piece[], index: number): readonly Piece[] {
  const last = list.length - 1;
  const copy = new Array<Piece>(last);
  for (let i = 0; i < index; i++) copy[i] = list[i]!;
  for (let i = index; i < last; i++) copy[i] = list[i + 1]!;
  return copy;
}
const placed = (list: readonly Piece[], piece: Piece, position: Moved["position"]): readonly Piece[] => {
  if (position !== "top") return list.toSpliced(position === "bottom" ? 0 : position, 0, piece);
  // Filling a list of the right length is half the cost of copying one and letting it grow.
  const copy = new Array<Piece>(list.length + 1);
  for (let i = 0; i < list.length; i++) copy[i] = list[i]!;
  copy[list.length] = piece;
  return copy;
};
/** Null when nobody knows anything, which is nearly always. */
export const knowledge = (known: Readonly<Record<string, number>>): AnyState["known"] =>
  Object.keys(known).length === 0 ? null : known;
/** Who knew the face still does, until it lies open for all. */
function carryKnowledge(state: AnyState, from: string, to: string | null): void {
  const { [from]: bits, ...rest } = state.known!;
  state.known = knowledge(to === null ? rest : { ...rest, [to]: bits! });
}
function followMove(run: Run, event: AnyEvent): readonly AnyEvent[] {
  const moved = event as unknown as Moved;
  const { from, to } = run.located!;
  return from.inPlay || to.inPlay ? inAndOutOfPlay(run, from, to, moved.piece, moved.as, moved.face) : NO_EVENTS;
}
/** What a face does while in play starts when it enters play, ends when it leaves, and changes sides with its piece. */
function inAndOutOfPlay(run: Run, from: Place, to: Place, id: string, as: string, face: string): readonly AnyEvent[] {
  if (!from.inPlay) return run.passivesOf(as, face, to);
  const { effects } = run.state;
  if (!to.inPlay) {
    return effects
      .filter(({ expires, piece }) => expires.withPiece === id || piece === id)
      .map((effect) => run.end(effect));
  }
  if (from.seat === to.seat) return NO_EVENTS;
  const passives = run.passivesOf(as, face, to);
  const lost = effects.filter(
    ({ piece, definition, owner }) =>
      piece === id && passives.some((passive) => passive["definition"] === definition && passive["owner"] !== owner),
  );
  return lost.length === 0 ? NO_EVENTS : [...lost.map((effect) => run.end(effect)), ...passives];
}
/** What may be known of a move: its ids where the viewer can follow it, its face where they see it. */
function seeMove(rules: Rules, event: AnyEvent, viewer: number): AnyEvent {
  const { piece, as, face, from, to, faceSeenBy, type } = event as unknown as Moved;
  const mine = bit(viewer);
  const before = (rules.places.get(from)!.followedBy & mine) !== 0;
  const after = (rules.places.get(to)!.followedBy & mine) !== 0;
  if ((faceSeenBy & mine) === 0) {
    if (before) return after ? { piece, as, from, to, type } : { piece, from, to, type };
    return after ? { as, from, to, type } : { from, to, type };
  }
  if (before) return after ? { piece, as, face, from, to, type } : { piece, face, from, to, type };
  return after ? { as, face, from, to, type } : { face, from, to, type };
}

export const pieceMoved: RecordSpec = fact("PIECE_MOVED", {
  pieceFields: ["piece"],
  completes: completeMove,
  writes: writeMove,
  performs: performMove,
  follows: followMove,
  sees: seeMove,
  say(event, names, { places }) {
    const face = event["face"] as string | undefined;
    const from = places.get(event["from"] as string)!;
    const to = places.get(event["to"] as string)!;
    // From where nobody looks to where only its owner does: that is what drawing a card is.
    if (from.sight === "nobody" && to.sight === "owner" && to.seat >= 0 && (from.seat < 0 || from.seat === to.seat)) {
      return `${does(names, to.seat, "draw")} ${face === undefined ? "a card" : names.face(face)}.`;
    }
    return `${names.face(face)} moves from ${names.zone(from.name)} to ${names.zone(to.name)}.`;
  },
});
