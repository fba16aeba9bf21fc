import { does } from "../../grammar.ts";
import { learn } from "../knowledge.ts";
import { bit } from "../place.ts";
import type { EventParts } from "./kind.ts";
import type { ShowAsked } from "./requests.ts";

/** PIECES_SHOWN: a seat looks at pieces where they lie. */

interface PiecesShown extends ShowAsked {
  readonly faces: readonly string[];
}

export const piecesShown: EventParts<ShowAsked, PiecesShown, PiecesShown> = {
  type: "PIECES_SHOWN",
  idFields: ["pieces"],
  plan(ledger, { place: name, seat, pieces, type }) {
    const place = ledger.place(name);
    return { place: name, seat, pieces, type, faces: pieces.map((id) => ledger.pieceIn(place, id).face) };
  },
  replan: (_, told) => told,
  write(ledger, { pieces, seat }) {
    learn(ledger, pieces, bit(seat));
  },
  tell: (_, plan) => plan,
  sees(_, { place, seat, pieces, faces, type }, viewer) {
    return { place, seat, count: pieces.length, ...(seat === viewer ? { faces } : null), type };
  },
  say({ count, seat, place }, names) {
    const cards = count === 1 ? "a card" : `${Number(count)} cards`;
    return `${does(names, seat, "look")} at ${cards} of ${names.zone(place)}.`;
  },
};
