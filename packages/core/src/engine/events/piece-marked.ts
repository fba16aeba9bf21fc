import { carryKnowledge } from "../knowledge.ts";
import { NO_EVENTS } from "../ledger.ts";
import { bit, facesSeenBy } from "../place.ts";
import { changesSides } from "./in-play.ts";
import type { EventParts } from "./kind.ts";
import type { MarkAsked } from "./requests.ts";

/** PIECE_MARKED: a piece carries other marks from now on. */

interface PieceMarked extends MarkAsked {
  readonly face: string;
  readonly faceSeenBy: number;
}

export const pieceMarked: EventParts<MarkAsked, PieceMarked> = {
  type: "PIECE_MARKED",
  idFields: ["piece"],
  plan(ledger, { piece: id, place: name, marks, type }) {
    const place = ledger.place(name);
    const piece = ledger.pieceIn(place, id);
    const faceSeenBy = facesSeenBy(ledger.state, place, piece);
    return { piece: id, place: name, marks, type, face: piece.face, faceSeenBy };
  },
  write(ledger, { piece, place: name, marks }) {
    const place = ledger.place(name);
    const index = ledger.indexOf(place, piece);
    const before = ledger.pile(place)[index]!;
    const marked = { ...before, ...marks };
    ledger.exchange(place, index, marked);
    carryKnowledge(ledger, place, place, before, marked);
  },
  follows(around, { piece, place: name, marks, face }) {
    const place = around.ledger.place(name);
    return place.inPlay && "owner" in marks ? changesSides(around, place, piece, face) : NO_EVENTS;
  },
  sees(rules, { piece, face, place, marks, faceSeenBy, type }, viewer) {
    const mine = bit(viewer);
    if ((faceSeenBy & mine) === 0) return null;
    const follows = (rules.places.get(place)!.followedBy & mine) !== 0;
    return { ...(follows ? { piece } : null), face, place, marks, type };
  },
};
