import type { Piece } from "../../declare.ts";
import { aimEffects, carryEffects, mayLose } from "../hanging.ts";
import { carryPile } from "../knowledge.ts";
import { NO_EVENTS } from "../ledger.ts";
import { isOwn, type Place, pieceIdOf, widens } from "../place.ts";
import { inAndOutOfPlay } from "./in-play.ts";
import type { EventParts } from "./kind.ts";
import type { GatherAsked } from "./requests.ts";

/** PIECES_GATHERED: a whole pile goes into another. */

interface PiecesGathered extends GatherAsked {
  /** The number of the first new id; 0 where the pieces keep theirs. */
  readonly first: number;
  readonly pieces: readonly string[];
  readonly faces: readonly string[];
}
interface GatherPlan {
  readonly from: Place;
  readonly to: Place;
  readonly first: number;
  readonly pieces: readonly Piece[];
}
const idAfter = ({ first, pieces }: GatherPlan, i: number): string =>
  first > 0 ? pieceIdOf(first + i) : pieces[i]!.id;

export const piecesGathered: EventParts<GatherAsked, GatherPlan, PiecesGathered> = {
  type: "PIECES_GATHERED",
  plan(ledger, asked) {
    const from = ledger.place(asked.from);
    const to = ledger.place(asked.to);
    // The pile may be changed in place before the plan has been told.
    const pieces = ledger.pile(from).slice();
    if (from !== to && ledger.pile(to).length + pieces.length > to.capacity) {
      throw new Error(`${to.name} holds at most ${to.capacity}`);
    }
    return { from, to, first: widens(from, to) ? ledger.state.nextPiece : 0, pieces };
  },
  replan(ledger, { from, to, first }) {
    const place = ledger.place(from);
    return { from: place, to: ledger.place(to), first, pieces: ledger.pile(place).slice() };
  },
  write(ledger, plan) {
    const { from, to, first, pieces } = plan;
    const moved = pieces.map(({ up: _, ...rest }, i): Piece => ({ ...rest, id: idAfter(plan, i), at: to.name }));
    if (first > 0) ledger.fields().nextPiece = first + pieces.length;
    ledger.lay(from, []);
    ledger.lay(to, [...ledger.pile(to), ...moved]);
    carryPile(ledger, from, to, pieces, moved);
    for (const [i, { id }] of pieces.entries()) {
      const piece = moved[i]!;
      if (mayLose(ledger.state, from, to)) aimEffects(ledger, from.followedBy & to.followedBy, id, piece.id);
      if (from.inPlay && to.inPlay) carryEffects(ledger, id, to, piece);
      ledger.renamed(id, piece.id);
    }
  },
  tell: (_, { from, to, first, pieces }) => ({
    from: from.name,
    to: to.name,
    first,
    pieces: pieces.map((piece) => piece.id),
    faces: pieces.map((piece) => piece.face),
    type: "PIECES_GATHERED",
  }),
  follows(around, plan) {
    const { from, to, pieces } = plan;
    if (!from.inPlay && !to.inPlay) return NO_EVENTS;
    return pieces.flatMap(({ id, face }, i) => inAndOutOfPlay(around, from, to, id, idAfter(plan, i), face));
  },
  sees(rules, { from, to, faces, type }, viewer) {
    const isOpen = [from, to].some((name) => {
      const place = rules.places.get(name)!;
      return place.sight === "everyone" || (place.sight === "owner" && isOwn(place, viewer));
    });
    return { from, to, count: faces.length, ...(isOpen ? { faces } : null), type };
  },
};
