import type { FactSpec, Piece } from "../declare.ts";
import { does } from "../grammar.ts";
import type { AnyEvent } from "../protocol/index.ts";
import { aimEffects, carryEffects, mayLose } from "./hanging.ts";
import { forget } from "./knowledge.ts";
import { changesSides, inAndOutOfPlay, movesQuietly, pieceIdOf, pieceIn, pieceMoved, widens } from "./move.ts";
import { bit, facesSeenBy, indexIn, isOwn, listAt, type Place, replaceAt, withList } from "./place.ts";
import { fact, NO_EVENTS, type RecordSpec, step } from "./record.ts";
import type { Run } from "./run.ts";

/** Pieces and facts: created, moved, shuffled, shown, turned, marked, counted. */

/** Requests to move up to `count` pieces from the top of one place to another. */
function drawing(run: Run, from: string, to: string, count: number): readonly AnyEvent[] {
  const pile = run.read(run.place(from));
  const place = run.place(to);
  const events: AnyEvent[] = [];
  for (let i = pile.length - 1; i >= 0 && events.length < count; i--) events.push(run.moveTo(pile[i]!, place));
  return events;
}

interface Made {
  readonly faces: readonly string[];
  readonly first: number;
  readonly pieces: readonly Piece[];
}
/** By place: most matches of a game begin with the same decks, and pieces are never written, so matches can share them. */
const lastMade = new WeakMap<Place, Made>();
function plainPieces(faces: readonly string[], first: number, place: Place): readonly Piece[] {
  const last = lastMade.get(place);
  if (last?.faces === faces && last.first === first) return last.pieces;
  const pieces = faces.map((face, i): Piece => ({ id: pieceIdOf(first + i), face, at: place.name }));
  lastMade.set(place, { faces, first, pieces });
  return pieces;
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
      const plain = plainPieces(faces, first, place);
      const made = Object.keys(marks).length === 0 ? plain : plain.map((piece) => ({ ...piece, ...marks }));
      state.nextPiece = first + faces.length;
      const there = listAt(state, place);
      withList(state, place, there.length === 0 ? made.slice() : [...there, ...made]);
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
      const seen = place.sight === "everyone" || (place.sight !== "nobody" && isOwn(place, viewer));
      return { place: place.name, count: faces.length, ...(seen ? { faces } : null), type: event.type };
    },
    say: (event, names) => {
      const count = Number(event["count"]);
      return `${count === 1 ? "1 piece is" : `${count} pieces are`} put into ${names.zone(event["place"] as string)}.`;
    },
  }),
  pieceMoved,
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
    writes(state, event, rules, run) {
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
      for (const [i, { id }] of pieces.entries()) {
        if (mayLose(state, from, to)) aimEffects(state, from.followedBy & to.followedBy, id, moved[i]!.id);
        if (from.inPlay && to.inPlay) carryEffects(state, id, to, moved[i]!, run);
        run?.renamed(id, moved[i]!.id);
      }
    },
    follows(run, event) {
      const from = run.place(event["from"] as string);
      const to = run.place(event["to"] as string);
      if (!from.inPlay && !to.inPlay) return NO_EVENTS;
      const faces = event["faces"] as readonly string[];
      const first = event["first"] as number;
      return (event["pieces"] as readonly string[]).flatMap((id, i) =>
        inAndOutOfPlay(run, from, to, id, first > 0 ? pieceIdOf(first + i) : id, faces[i]!),
      );
    },
    sees(rules, event, viewer) {
      const open = [event["from"], event["to"]].some((name) => {
        const place = rules.places.get(name as string)!;
        return place.sight === "everyone" || (place.sight === "owner" && isOwn(place, viewer));
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
    // Backs can be told apart by their ids, so that after a shuffle they have others.
    completes: (run, event) =>
      run.place(event["place"] as string).sight === "backs" ? { ...event, first: run.state.nextPiece } : event,
    writes(state, event, rules, run) {
      const place = rules.places.get(event["place"] as string)!;
      const first = event["first"] as number | undefined;
      const list = listAt(state, place);
      const shuffled = (event["order"] as readonly number[]).map((i) => list[i]!);
      if (state.known !== null) forget(state, list);
      if (first === undefined) {
        withList(state, place, shuffled);
        return;
      }
      const renewed = shuffled.map((piece, i): Piece => ({ ...piece, id: pieceIdOf(first + i) }));
      state.nextPiece = first + renewed.length;
      withList(state, place, renewed);
      for (const [i, { id }] of shuffled.entries()) {
        aimEffects(state, 0, id, id);
        if (place.inPlay) carryEffects(state, id, place, renewed[i]!, run);
        run?.renamed(id, renewed[i]!.id);
      }
    },
    sees: (_, event) => ({ place: event["place"], type: event.type }),
    say: (event, names) => `${names.zone(event["place"] as string)} is shuffled.`,
  }),
  fact("PIECES_SHOWN", {
    idFields: ["pieces"],
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
    say(event, names) {
      const cards = event["count"] === 1 ? "a card" : `${Number(event["count"])} cards`;
      return `${does(names, event["seat"] as number, "look")} at ${cards} of ${names.zone(event["place"] as string)}.`;
    },
  }),
  fact("PIECE_FLIPPED", {
    idFields: ["piece"],
    completes(run, event) {
      const place = run.place(event["place"] as string);
      // Elsewhere a face is seen or not whichever way it lies, so that turning it over would only tell what it is.
      if (place.sight !== "backs") {
        throw new Error(`a piece of ${place.name} cannot be turned over: only a zone of "backs" has two sides`);
      }
      return { ...event, face: pieceIn(run.read(place), event["piece"] as string, place.name).face };
    },
    writes(state, event, rules, run) {
      const place = rules.places.get(event["place"] as string)!;
      const list = listAt(state, place);
      const index = indexIn(list, event["piece"] as string);
      const { up: _, ...rest } = list[index]!;
      const flipped = event["up"] === true ? { ...rest, up: true } : rest;
      withList(state, place, replaceAt(list, index, flipped));
      carryEffects(state, flipped.id, place, flipped, run);
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
    idFields: ["piece"],
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
    follows(run, event) {
      const place = run.place(event["place"] as string);
      if (!place.inPlay || !("owner" in (event["marks"] as object))) return NO_EVENTS;
      return changesSides(run, place, event["piece"] as string, event["face"] as string);
    },
    sees(rules, event, viewer) {
      const mine = bit(viewer);
      const { piece, face, place, marks, faceSeenBy, type } = event;
      if (((faceSeenBy as number) & mine) === 0) return null;
      const follows = (rules.places.get(place as string)!.followedBy & mine) !== 0;
      return { ...(follows ? { piece } : null), face, place, marks, type };
    },
    say: () => "",
  }),
  fact("FACT_CHANGED", {
    completes(run, event) {
      const name = event["fact"] as string;
      // Only here, where strict engines always come by, and others when somebody hears of it.
      checkFact(run, name, event["seat"] as number);
      if (event["by"] === null) return event;
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
    performs({ state, recorded }, event) {
      const name = event["fact"] as string;
      const seat = event["seat"] as number;
      const by = event["by"] as number | null;
      let { value } = event;
      if (seat < 0) state[name] = value;
      else {
        const values = state[name] as readonly unknown[];
        if (by !== null) value = (values[seat] as number) + by;
        state[name] = replaceAt(values, seat, value);
      }
      if (recorded !== null) recorded.push(by === null ? event : { fact: name, seat, by, value, type: event.type });
      return true;
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
  step("DRAW", (run, event) => drawing(run, event["from"] as string, event["to"] as string, event["count"] as number), {
    performs: (run, event) =>
      movesQuietly(run, event["from"] as string, event["to"] as string, event["count"] as number),
  }),
  step("REFILL", (run, event) => {
    const missing = (event["upTo"] as number) - run.read(run.place(event["to"] as string)).length;
    return drawing(run, event["from"] as string, event["to"] as string, missing);
  }),
  step(
    "SHUFFLE",
    (run, event) => {
      const place = run.place(event["place"] as string);
      return [{ place: place.name, order: run.random.permutation(run.read(place).length), type: "PIECES_SHUFFLED" }];
    },
    { performs: shufflesQuietly },
  ),
];

/** What would change nothing, or something else than was meant. */
function checkFact({ rules, state }: Run, name: string, seat: number): void {
  const spec = Object.hasOwn(rules.declares.facts, name) ? rules.declares.facts[name] : undefined;
  if (spec === undefined) throw new Error(`the world declares no fact ${name}`);
  if (!spec.each && seat >= 0) throw new Error(`fact ${name} is shared, and no seat has one of its own`);
  if (spec.each && (seat < 0 || seat >= state.seats)) {
    throw new Error(`fact ${name} is counted for each seat, and there is no seat ${seat} in this match`);
  }
}
/** Without the event that would tell the new order, where nobody keeps or hears it. */
function shufflesQuietly(run: Run, event: AnyEvent): boolean {
  const { state, rules, recorded } = run;
  if (recorded !== null || !rules.shufflesUnheard || state.known !== null) return false;
  const place = run.place(event["place"] as string);
  if (place.sight === "backs") return false;
  withList(state, place, run.seatedStream().shuffle(listAt(state, place)));
  return true;
}
