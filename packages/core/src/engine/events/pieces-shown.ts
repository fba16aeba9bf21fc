import { learn } from "../knowledge.ts";
import type { EventParts } from "./kind.ts";
import type { ShowAsked } from "./requests.ts";

/** PIECES_SHOWN: a seat looks at pieces where they lie. */

interface PiecesShown extends ShowAsked {
  readonly faces: readonly string[];
}

export const piecesShown: EventParts<ShowAsked, PiecesShown> = {
  type: "PIECES_SHOWN",
  idFields: ["pieces"],
  plan(ledger, { place: name, seat, pieces, type }) {
    const { seats } = ledger.state;
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) {
      throw new Error(`pieces of ${name} are shown to seat ${seat}, which is not in this match`);
    }
    const place = ledger.place(name);
    return { place: name, seat, pieces, type, faces: pieces.map((id) => ledger.pieceIn(place, id).face) };
  },
  write(ledger, { place, pieces, seat }) {
    learn(ledger, ledger.place(place), pieces, seat);
  },
  sees(_, { place, seat, pieces, faces, type }, viewer) {
    return { place, seat, count: pieces.length, ...(seat === viewer ? { faces } : null), type };
  },
};
