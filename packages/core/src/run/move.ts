import type { Piece } from "../declare.ts";
import { does } from "../grammar.ts";
import type { AnyEvent } from "../protocol/index.ts";
import type { Rules } from "../registry.ts";
import { aimEffects, carryEffects, mayLose } from "./hanging.ts";
import { doubtsOf, knownAfter } from "./knowledge.ts";
import { type AnyState, bit, EVERYONE, facesSeenBy, indexIn, listAt, type Place, withList } from "./place.ts";
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
  if (to.capacity !== Number.POSITIVE_INFINITY) checkCapacity(state, from, to);
  const up = to.sight === "backs" && request.up;
  const as = widens(from, to) ? pieceIdOf(state.nextPiece) : piece.id;
  return movedEvent(state, piece, as, from, to, request.position, up, request.marks);
}
function movedEvent(
  state: AnyState,
  piece: Piece,
  as: string,
  from: Place,
  to: Place,
  position: Moved["position"],
  up: boolean,
  marks: Moved["marks"],
): Moved {
  const inDoubt = state.known === null ? 0 : doubtsOf(from, to, listAt(state, from).length - 1);
  // As it will lie there: face down, and with the owner that the move gives it.
  const laid = piece.up === undefined && marks === null ? piece : { ...piece, ...marks, up: false };
  const there = up ? EVERYONE : facesSeenBy(state, to, laid, inDoubt);
  const faceSeenBy = facesSeenBy(state, from, piece, inDoubt) | there;
  const { id, face } = piece;
  return { piece: id, as, face, from: from.name, to: to.name, position, up, marks, faceSeenBy, type: "PIECE_MOVED" };
}
function writeMove(state: AnyState, event: AnyEvent, { places }: Rules, run: Run | null): void {
  const moved = event as unknown as Moved;
  const located = run?.located ?? locate(state, places.get(moved.from)!, places.get(moved.to)!, moved.piece);
  moveLocated(state, located, moved, moved.as, moved.up, run);
}
function performMove(run: Run, event: AnyEvent): boolean {
  const { state } = run;
  const request = event as unknown as Moved;
  const from = run.place(request.from);
  const to = run.lately(request.to);
  const located = locate(state, from, to, request.piece);
  const piece = located.source[located.index]!;
  if (to.capacity !== Number.POSITIVE_INFINITY) checkCapacity(state, from, to);
  const as = widens(from, to) ? pieceIdOf(state.nextPiece) : piece.id;
  const up = to.sight === "backs" && request.up;
  const { recorded } = run;
  if (recorded !== null) recorded.push(movedEvent(state, piece, as, from, to, request.position, up, request.marks));
  moveLocated(state, located, request, as, up, run);
  run.renamed(piece.id, as);
  if (from.inPlay || to.inPlay) run.push(inAndOutOfPlay(run, from, to, piece.id, as, piece.face));
  return true;
}
/** Moves from the top of one pile to the top of another all at once, where nothing comes between two moves. */
export function movesQuietly(run: Run, fromName: string, toName: string, count: number): boolean {
  const { state, rules, recorded } = run;
  const from = run.place(fromName);
  const to = run.lately(toName);
  if (!rules.movesUnheard || from.inPlay || to.inPlay || from === to || state.known !== null) return false;
  if (to.capacity !== Number.POSITIVE_INFINITY) return false;
  const source = (run.owns ? listAt(state, from) : listAt(state, from).slice()) as Piece[];
  const target = (run.owns ? listAt(state, to) : listAt(state, to).slice()) as Piece[];
  const renames = widens(from, to);
  if (from.followedBy !== 0 && mayLose(state, from, to)) return false;
  for (let left = count; left > 0 && source.length > 0; left--) {
    const piece = source.pop()!;
    const as = renames ? pieceIdOf(state.nextPiece++) : piece.id;
    if (recorded !== null) recorded.push(movedEvent(state, piece, as, from, to, "top", false, null));
    target.push(relocated(piece, from, as, to.name, false, null));
    run.renamed(piece.id, as);
  }
  if (!run.owns) {
    withList(state, from, source);
    withList(state, to, target);
  }
  return true;
}
function checkCapacity(state: AnyState, from: Place, to: Place): void {
  if (from === to || listAt(state, to).length < to.capacity) return;
  throw new Error(`${to.name} holds at most ${to.capacity}`);
}
/** The one place where a piece changes its place. */
function moveLocated(state: AnyState, located: Located, moved: Moved, as: string, up: boolean, run: Run | null): void {
  const { from, to, source, index } = located;
  const piece = relocated(source[index]!, from, as, to.name, up, moved.marks);
  if (as !== moved.piece) state.nextPiece++;
  if (run?.owns === true) {
    takeOut(source as Piece[], index);
    putIn(listAt(state, to) as Piece[], piece, moved.position);
  } else exchange(state, located, piece, moved.position);
  if (state.known !== null) state.known = knownAfter(state, state.known, from, to, moved.piece, piece, up);
  if (mayLose(state, from, to)) aimEffects(state, from.followedBy & to.followedBy, moved.piece, as);
  if (from.inPlay && to.inPlay) carryEffects(state, moved.piece, to, piece, run);
}
function exchange(state: AnyState, { from, to, source, index }: Located, piece: Piece, at: Moved["position"]): void {
  withList(state, from, without(source, index));
  withList(state, to, placed(listAt(state, to), piece, at));
}
function relocated(piece: Piece, from: Place, id: string, at: string, up: boolean, marks: Moved["marks"]): Piece {
  // Nearly always there is nothing to carry over, and three fields are written faster than copied.
  if (from.isBare && piece.up === undefined && marks === null && !up) return { id, face: piece.face, at };
  return marked(piece, id, at, up, marks);
}
function marked(piece: Piece, id: string, at: string, up: boolean, marks: Moved["marks"]): Piece {
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
/** The same two changes of a pile that is the run's own. */
function takeOut(list: Piece[], index: number): void {
  for (let i = index + 1; i < list.length; i++) list[i - 1] = list[i]!;
  list.pop();
}
function putIn(list: Piece[], piece: Piece, position: Moved["position"]): void {
  if (position === "top") list.push(piece);
  else list.splice(position === "bottom" ? 0 : position, 0, piece);
}
function followMove(run: Run, event: AnyEvent): readonly AnyEvent[] {
  const moved = event as unknown as Moved;
  const { from, to } = run.located!;
  return from.inPlay || to.inPlay ? inAndOutOfPlay(run, from, to, moved.piece, moved.as, moved.face) : NO_EVENTS;
}
/** What a face does while in play starts when it enters play, ends when it leaves, and changes sides with its piece. */
export function inAndOutOfPlay(
  run: Run,
  from: Place,
  to: Place,
  id: string,
  as: string,
  face: string,
): readonly AnyEvent[] {
  if (!from.inPlay) return run.passivesOf(as, face, to);
  if (!to.inPlay) {
    return run.state.effects
      .filter(({ expires, piece }) => expires.withPiece === id || piece === id)
      .map((effect) => run.end(effect));
  }
  return changesSides(run, to, as, face);
}
/** A piece that has another owner now, by where it lies or by its mark. */
export function changesSides(run: Run, place: Place, id: string, face: string): readonly AnyEvent[] {
  const passives = run.passivesOf(id, face, place);
  const lost = run.state.effects.filter(
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
  idFields: ["piece"],
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
