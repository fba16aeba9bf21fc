import type { FactSpec, Piece } from "../declare.ts";
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
import { fact, NO_EVENTS, type RecordSpec, step } from "./record.ts";
import type { Run } from "./run.ts";

/** Pieces and facts: created, moved, shuffled, shown, turned, marked, counted. */

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

export class PieceMissing extends Error {}
function pieceIn(list: readonly Piece[], id: string, place: string): Piece {
  const index = indexIn(list, id);
  if (index < 0) throw new PieceMissing(`piece ${id} does not lie in ${place}`);
  return list[index]!;
}
/** Ids are shared strings, so that thousands of live matches do not each hold their own. */
const SHARED_IDS = Array.from({ length: 1024 }, (_, n) => `p${n}`);
export const pieceIdOf = (n: number): string => SHARED_IDS[n] ?? `p${n}`;
/** Someone can follow the piece now who could not before, so it gets a new name. */
const widens = (from: Place, to: Place): boolean => (to.followedBy & ~from.followedBy) !== 0;

/** Where the piece of a move was found. Completing a move looks it up, writing it uses that again. */
export interface Located {
  from: Place;
  to: Place;
  source: readonly Piece[];
  index: number;
}
function locate(state: AnyState, rules: Rules, { from, to, piece }: Moved): Located {
  const place = rules.places.get(from);
  const target = rules.places.get(to);
  if (place === undefined || target === undefined) throw new Error(`${from} or ${to} is not a place`);
  const source = listAt(state, place);
  const index = indexIn(source, piece);
  if (index < 0) throw new PieceMissing(`piece ${piece} does not lie in ${from}`);
  return { from: place, to: target, source, index };
}
function completeMove(run: Run, event: AnyEvent): AnyEvent {
  const { state } = run;
  const request = event as unknown as Moved;
  const located = locate(state, run.rules, request);
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
  moveLocated(state, found ?? locate(state, rules, moved), moved, moved.as, moved.up);
}
function performMove(run: Run, event: AnyEvent): void {
  const { state, rules } = run;
  const request = event as unknown as Moved;
  const located = locate(state, rules, request);
  const { from, to } = located;
  const face = located.source[located.index]!.face;
  checkCapacity(state, from, to);
  const as = widens(from, to) ? pieceIdOf(state.nextPiece) : request.piece;
  moveLocated(state, located, request, as, to.sight === "backs" && request.up);
  run.renamed(request.piece, as);
  if (from.inPlay !== to.inPlay) run.push(inAndOutOfPlay(run, from, to, request.piece, as, face));
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
  const copy = list.slice();
  const last = copy.length - 1;
  for (let i = index; i < last; i++) copy[i] = copy[i + 1]!;
  copy.pop();
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
const knowledge = (known: Readonly<Record<string, number>>): AnyState["known"] =>
  Object.keys(known).length === 0 ? null : known;
/** Who knew the face still does, until it lies open for all. */
function carryKnowledge(state: AnyState, from: string, to: string | null): void {
  const { [from]: bits, ...rest } = state.known!;
  state.known = knowledge(to === null ? rest : { ...rest, [to]: bits! });
}
function followMove(run: Run, event: AnyEvent): readonly AnyEvent[] {
  const moved = event as unknown as Moved;
  const { from, to } = run.located!;
  return from.inPlay === to.inPlay ? NO_EVENTS : inAndOutOfPlay(run, from, to, moved.piece, moved.as, moved.face);
}
/** What a face does while in play starts when it enters play and ends when it leaves. */
function inAndOutOfPlay(run: Run, from: Place, to: Place, id: string, as: string, face: string): readonly AnyEvent[] {
  if (!from.inPlay) return run.passivesOf(as, face, to);
  const { effects } = run.state;
  return effects
    .filter(({ expires, piece }) => expires.withPiece === id || piece === id)
    .map((effect) => run.end(effect));
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

/** Requests to move up to `count` pieces from the top of one place to another. */
function drawing(run: Run, from: string, to: string, count: number): readonly AnyEvent[] {
  const pile = run.read(run.place(from));
  const place = run.place(to);
  const events: AnyEvent[] = [];
  for (let i = pile.length - 1; i >= 0 && events.length < count; i--) events.push(run.moveTo(pile[i]!, place));
  return events;
}

export const pieceRecords: readonly RecordSpec[] = [
  fact("PIECES_CREATED", {
    completes(run, event) {
      const faces = event["faces"] as readonly string[];
      const place = run.place(event["place"] as string);
      if (run.read(place).length + faces.length > place.capacity) {
        throw new Error(`${place.name} holds at most ${place.capacity}`);
      }
      return { ...event, first: run.state.nextPiece };
    },
    writes(state, event, rules) {
      const faces = event["faces"] as readonly string[];
      const place = rules.places.get(event["place"] as string)!;
      const first = event["first"] as number;
      const marks = event["marks"] as object;
      const made = faces.map((face, i): Piece => ({ id: pieceIdOf(first + i), face, at: place.name }));
      if (Object.keys(marks).length > 0) for (const [i, piece] of made.entries()) made[i] = { ...piece, ...marks };
      state.nextPiece = first + faces.length;
      withList(state, place, [...listAt(state, place), ...made]);
    },
    follows(run, event) {
      const place = run.place(event["place"] as string);
      if (!place.inPlay) return NO_EVENTS;
      const first = event["first"] as number;
      return (event["faces"] as readonly string[]).flatMap((face, i) =>
        run.passivesOf(pieceIdOf(first + i), face, place),
      );
    },
    sees(rules, event, viewer) {
      const place = rules.places.get(event["place"] as string)!;
      const faces = event["faces"] as readonly string[];
      const seen = place.sight === "everyone" || (place.sight !== "nobody" && place.seat === viewer);
      return { place: place.name, count: faces.length, ...(seen ? { faces } : null), type: event.type };
    },
    say: (event, names) => `${Number(event["count"])} pieces are put into ${names.zone(event["place"] as string)}.`,
  }),
  fact("PIECE_MOVED", {
    pieceFields: ["piece"],
    completes: completeMove,
    writes: writeMove,
    performs: performMove,
    follows: followMove,
    sees: seeMove,
    say: (event, names) =>
      `${names.face(event["face"] as string | undefined)} moves from ${names.zone(event["from"] as string)} to ${names.zone(event["to"] as string)}.`,
  }),
  fact("PIECES_GATHERED", {
    completes(run, event) {
      const from = run.place(event["from"] as string);
      const to = run.place(event["to"] as string);
      const pieces = run.read(from);
      if (run.read(to).length + pieces.length > to.capacity) throw new Error(`${to.name} holds at most ${to.capacity}`);
      return {
        from: from.name,
        to: to.name,
        first: widens(from, to) ? run.state.nextPiece : 0,
        pieces: pieces.map((piece) => piece.id),
        faces: pieces.map((piece) => piece.face),
        type: event.type,
      };
    },
    writes(state, event, rules) {
      const from = rules.places.get(event["from"] as string)!;
      const to = rules.places.get(event["to"] as string)!;
      const first = event["first"] as number;
      const pieces = listAt(state, from);
      const moved = pieces.map((piece, i): Piece => {
        const { up: _, ...rest } = piece;
        return { ...rest, id: first > 0 ? pieceIdOf(first + i) : piece.id, at: to.name };
      });
      if (first > 0) state.nextPiece = first + pieces.length;
      withList(state, from, []);
      withList(state, to, [...listAt(state, to), ...moved]);
      if (state.known !== null) forget(state, pieces);
    },
    follows(run, event) {
      const from = run.place(event["from"] as string);
      if (!from.inPlay) return NO_EVENTS;
      const gone = event["pieces"] as readonly string[];
      return run.state.effects.filter(({ piece }) => piece !== null && gone.includes(piece)).map((e) => run.end(e));
    },
    sees(rules, event, viewer) {
      const open = [event["from"], event["to"]].some((name) => {
        const place = rules.places.get(name as string)!;
        return place.sight === "everyone" || (place.sight === "owner" && place.seat === viewer);
      });
      const faces = event["faces"] as readonly string[];
      return {
        from: event["from"],
        to: event["to"],
        count: faces.length,
        ...(open ? { faces } : null),
        type: event.type,
      };
    },
    say: (event, names) =>
      `All of ${names.zone(event["from"] as string)} goes to ${names.zone(event["to"] as string)}.`,
  }),
  fact("PIECES_SHUFFLED", {
    writes(state, event, rules) {
      const place = rules.places.get(event["place"] as string)!;
      const list = listAt(state, place);
      withList(
        state,
        place,
        (event["order"] as readonly number[]).map((i) => list[i]!),
      );
      if (state.known !== null) forget(state, list);
    },
    sees: (_, event) => ({ place: event["place"], type: event.type }),
    say: (event, names) => `${names.zone(event["place"] as string)} is shuffled.`,
  }),
  fact("PIECES_SHOWN", {
    pieceFields: ["pieces"],
    completes(run, event) {
      const list = run.read(run.place(event["place"] as string));
      const pieces = event["pieces"] as readonly string[];
      return { ...event, faces: pieces.map((id) => pieceIn(list, id, event["place"] as string).face) };
    },
    writes(state, event) {
      const bits = bit(event["seat"] as number);
      const known = { ...state.known };
      for (const id of event["pieces"] as readonly string[]) known[id] = (known[id] ?? 0) | bits;
      state.known = known;
    },
    sees(_, event, viewer) {
      const count = (event["pieces"] as readonly string[]).length;
      const faces = event["seat"] === viewer ? { faces: event["faces"] } : null;
      return { place: event["place"], seat: event["seat"], count, ...faces, type: event.type };
    },
    say: (event, names) =>
      `${names.seat(event["seat"] as number)} looks at ${Number(event["count"])} of ${names.zone(event["place"] as string)}.`,
  }),
  fact("PIECE_FLIPPED", {
    pieceFields: ["piece"],
    completes(run, event) {
      const list = run.read(run.place(event["place"] as string));
      return { ...event, face: pieceIn(list, event["piece"] as string, event["place"] as string).face };
    },
    writes(state, event, rules) {
      const place = rules.places.get(event["place"] as string)!;
      const list = listAt(state, place);
      const index = indexIn(list, event["piece"] as string);
      const { up: _, ...rest } = list[index]!;
      withList(state, place, replaceAt(list, index, event["up"] === true ? { ...rest, up: true } : rest));
      // A hidden effect that comes to light gets an open number: its old one would tell how many are hidden.
      if (event["up"] !== true) return;
      state.effects = state.effects.map((effect) =>
        effect.piece === event["piece"] && effect.id.startsWith("h")
          ? { ...effect, id: `e${state.nextEffect++}` }
          : effect,
      );
    },
    sees: (_, event) => ({
      piece: event["piece"],
      place: event["place"],
      up: event["up"],
      ...(event["up"] === true ? { face: event["face"] } : null),
      type: event.type,
    }),
    say: (event, names) =>
      event["up"] === true
        ? `${names.face(event["face"] as string | undefined)} is turned face up.`
        : "A card is turned face down.",
  }),
  fact("PIECE_MARKED", {
    pieceFields: ["piece"],
    completes(run, event) {
      const place = run.place(event["place"] as string);
      const piece = pieceIn(run.read(place), event["piece"] as string, place.name);
      return { ...event, face: piece.face, faceSeenBy: facesSeenBy(run.state, place, piece) };
    },
    writes(state, event, rules) {
      const place = rules.places.get(event["place"] as string)!;
      const list = listAt(state, place);
      const index = indexIn(list, event["piece"] as string);
      withList(state, place, replaceAt(list, index, { ...list[index]!, ...(event["marks"] as object) }));
    },
    sees(_, event, viewer) {
      if (((event["faceSeenBy"] as number) & bit(viewer)) === 0) return null;
      return {
        piece: event["piece"],
        face: event["face"],
        place: event["place"],
        marks: event["marks"],
        type: event.type,
      };
    },
    say: () => "",
  }),
  fact("FACT_CHANGED", {
    completes(run, event) {
      if (event["by"] === null) return event;
      const name = event["fact"] as string;
      const current = run.state[name] as readonly number[];
      const value = current[event["seat"] as number]! + (event["by"] as number);
      return { fact: event["fact"], seat: event["seat"], by: event["by"], value, type: event.type };
    },
    writes(state, event) {
      const name = event["fact"] as string;
      const seat = event["seat"] as number;
      const value = event["value"];
      state[name] = seat < 0 ? value : replaceAt(state[name] as readonly unknown[], seat, value);
    },
    performs({ state }, event) {
      const name = event["fact"] as string;
      const seat = event["seat"] as number;
      if (seat < 0) state[name] = event["value"];
      else {
        const values = state[name] as readonly unknown[];
        const by = event["by"] as number | null;
        state[name] = replaceAt(values, seat, by === null ? event["value"] : (values[seat] as number) + by);
      }
    },
    sees(rules, event, viewer) {
      const spec = rules.declares.facts[event["fact"] as string] as FactSpec;
      if (spec.sight === "everyone" || (spec.sight === "owner" && event["seat"] === viewer)) return event;
      if (typeof spec.sight !== "object") return null;
      const value = spec.sight.shows(event["value"], viewer, event["seat"] as number);
      return { fact: event["fact"], seat: event["seat"], by: null, value, type: event.type };
    },
    say: () => "",
  }),
  step("DRAW", (run, event) => drawing(run, event["from"] as string, event["to"] as string, event["count"] as number)),
  step("REFILL", (run, event) => {
    const missing = (event["upTo"] as number) - run.read(run.place(event["to"] as string)).length;
    return drawing(run, event["from"] as string, event["to"] as string, missing);
  }),
  step("SHUFFLE", (run, event) => {
    const place = run.place(event["place"] as string);
    return [{ place: place.name, order: run.random.permutation(run.read(place).length), type: "PIECES_SHUFFLED" }];
  }),
];

function forget(state: AnyState, pieces: readonly Piece[]): void {
  const known = { ...state.known };
  for (const piece of pieces) delete known[piece.id];
  state.known = knowledge(known);
}
