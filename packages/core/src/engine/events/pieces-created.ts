import type { Piece } from "../../declare.ts";
import { NO_EVENTS } from "../ledger.ts";
import { isOwn, type Place, pieceIdOf } from "../place.ts";
import { passivesOf } from "./in-play.ts";
import type { EventParts } from "./kind.ts";
import type { CreateAsked } from "./requests.ts";

/** PIECES_CREATED: new pieces out of nowhere. */

interface PiecesCreated extends CreateAsked {
  /** The number of the first of them. */
  readonly first: number;
}
interface CreatePlan {
  readonly place: Place;
  readonly faces: readonly string[];
  readonly marks: object;
  readonly first: number;
}
interface Made {
  readonly faces: readonly string[];
  readonly first: number;
  readonly pieces: readonly Piece[];
}
/** By place: most matches of a game begin with the same decks, and pieces are never written, so matches can share them. */
const lastMade = new WeakMap<Place, Made>();
function plainPieces({ faces, first, place }: CreatePlan): readonly Piece[] {
  const last = lastMade.get(place);
  if (last?.faces === faces && last.first === first) return last.pieces;
  const pieces = faces.map((face, i): Piece => ({ id: pieceIdOf(first + i), face, at: place.name }));
  lastMade.set(place, { faces, first, pieces });
  return pieces;
}

export const piecesCreated: EventParts<CreateAsked, CreatePlan, PiecesCreated> = {
  type: "PIECES_CREATED",
  plan(ledger, { place: name, faces, marks }) {
    const place = ledger.place(name);
    if (ledger.pile(place).length + faces.length > place.capacity) {
      throw new Error(`${place.name} holds at most ${place.capacity}`);
    }
    return { place, faces, marks, first: ledger.state.nextPiece };
  },
  replan: (ledger, { place, faces, marks, first }) => ({ place: ledger.place(place), faces, marks, first }),
  write(ledger, plan) {
    const { place, faces, marks, first } = plan;
    const plain = plainPieces(plan);
    const made = Object.keys(marks).length === 0 ? plain : plain.map((piece) => ({ ...piece, ...marks }));
    ledger.fields().nextPiece = first + faces.length;
    const there = ledger.pile(place);
    ledger.lay(place, there.length === 0 ? made.slice() : [...there, ...made]);
  },
  tell: (_, { place, faces, marks, first }) => ({
    place: place.name,
    faces,
    marks,
    type: "PIECES_CREATED",
    first,
  }),
  follows(around, { place, faces, first }) {
    if (!place.inPlay) return NO_EVENTS;
    return faces.flatMap((face, i) => passivesOf(around, pieceIdOf(first + i), face, place));
  },
  sees(rules, { place: name, faces, type }, viewer) {
    const place = rules.places.get(name)!;
    const seen = place.sight === "everyone" || (place.sight !== "nobody" && isOwn(place, viewer));
    return { place: place.name, count: faces.length, ...(seen ? { faces } : null), type };
  },
};
