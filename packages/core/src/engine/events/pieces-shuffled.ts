import type { Piece } from "../../declare.ts";
import { aimEffects, carryEffects } from "../hanging.ts";
import { mixPieces, renameKnown } from "../knowledge.ts";
import { type Place, pieceIdOf } from "../place.ts";
import type { EventParts } from "./kind.ts";
import type { ShuffleAsked } from "./requests.ts";

/** PIECES_SHUFFLED: the order was drawn by the step SHUFFLE. */

export interface OrderAsked extends ShuffleAsked {
  readonly order: readonly number[];
  /** The number of the first new id, where pieces get new ones. */
  readonly first?: number;
}
interface ShufflePlan {
  readonly place: Place;
  readonly order: readonly number[];
  readonly first: number | undefined;
}

/** By position: the last check in which it was named. Kept from check to check, since making a list anew costs more than a shuffle. */
const namedIn: number[] = [];
let checks = 0;
function namesEachOnce(order: readonly number[]): boolean {
  checks++;
  while (namedIn.length < order.length) namedIn.push(0);
  for (let i = 0; i < order.length; i++) {
    const position = order[i]!;
    if (!(position >= 0 && position < order.length) || namedIn[position] === checks) return false;
    namedIn[position] = checks;
  }
  return true;
}
/** Something may have moved between the draw of the order and its turn. */
function checkOrder(order: readonly number[], { name }: Place, length: number): void {
  if (order.length === length && namesEachOnce(order)) return;
  throw new Error(
    `an order of ${order.length} does not name each of the ${length} pieces of ${name} once; shuffle anew`,
  );
}

export const piecesShuffled: EventParts<OrderAsked, ShufflePlan, OrderAsked> = {
  type: "PIECES_SHUFFLED",
  plan(ledger, { place: name, order }) {
    const place = ledger.place(name);
    checkOrder(order, place, ledger.pile(place).length);
    // Backs can be told apart by their ids, so that after a shuffle they have others.
    return { place, order, first: place.sight === "backs" ? ledger.state.nextPiece : undefined };
  },
  replan: (ledger, { place, order, first }) => ({ place: ledger.place(place), order, first }),
  write(ledger, { place, order, first }) {
    const list = ledger.pile(place);
    const shuffled = new Array<Piece>(order.length);
    for (let i = 0; i < shuffled.length; i++) shuffled[i] = list[order[i]!]!;
    mixPieces(ledger, place, list);
    if (first === undefined) {
      ledger.lay(place, shuffled);
      return;
    }
    const renewed = shuffled.map((piece, i): Piece => ({ ...piece, id: pieceIdOf(first + i) }));
    ledger.fields().nextPiece = first + renewed.length;
    ledger.lay(place, renewed);
    renameKnown(ledger, shuffled, renewed);
    for (const [i, { id }] of shuffled.entries()) {
      aimEffects(ledger, 0, id, id);
      if (place.inPlay) carryEffects(ledger, id, place, renewed[i]!);
      ledger.renamed(id, renewed[i]!.id);
    }
  },
  tell: (_, { place, order, first }) => ({
    place: place.name,
    order,
    type: "PIECES_SHUFFLED",
    ...(first === undefined ? null : { first }),
  }),
  sees: (_, { place, type }) => ({ place, type }),
};
