import { carryEffects } from "../hanging.ts";
import { carryKnowledge } from "../knowledge.ts";
import type { EventParts } from "./kind.ts";
import type { FlipAsked } from "./requests.ts";

/** PIECE_FLIPPED: a piece in a zone of "backs" is turned over. */

interface PieceFlipped extends FlipAsked {
  readonly face: string;
}

export const pieceFlipped: EventParts<FlipAsked, PieceFlipped> = {
  type: "PIECE_FLIPPED",
  idFields: ["piece"],
  plan(ledger, { piece, place: name, up, type }) {
    const place = ledger.place(name);
    // Elsewhere a face is seen or not whichever way it lies, so that turning it over would only tell what it is.
    if (place.sight !== "backs") {
      throw new Error(`a piece of ${place.name} cannot be turned over: only a zone of "backs" has two sides`);
    }
    return { piece, place: name, up, type, face: ledger.pieceIn(place, piece).face };
  },
  write(ledger, { piece, place: name, up }) {
    const place = ledger.place(name);
    const index = ledger.indexOf(place, piece);
    const before = ledger.pile(place)[index]!;
    const { up: _, ...rest } = before;
    const flipped = up ? { ...rest, up: true } : rest;
    ledger.exchange(place, index, flipped);
    carryKnowledge(ledger, place, place, before, flipped);
    carryEffects(ledger, flipped.id, place, flipped);
  },
  sees: (_, { piece, place, up, face, type }) => ({ piece, place, up, ...(up ? { face } : null), type }),
};
