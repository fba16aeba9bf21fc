import type { Piece } from "../../declare.ts";
import type { AnyEvent } from "../../protocol/index.ts";
import type { Rules } from "../../rules.ts";
import { aimEffects, carryEffects, mayLose } from "../hanging.ts";
import { carryKnowledge, doubtsOf } from "../knowledge.ts";
import { type Ledger, NO_EVENTS, type Position } from "../ledger.ts";
import { bit, EVERYONE, facesSeenBy, type Place, pieceIdOf, widens } from "../place.ts";
import { inAndOutOfPlay } from "./in-play.ts";
import type { EventParts } from "./kind.ts";
import { type Marks, type MoveAsked, ON_TOP } from "./requests.ts";

/** PIECE_MOVED: the most common event by far, and the one where ids change and faces come to light. */

export interface PieceMoved extends MoveAsked {
  readonly as: string;
  readonly face: string;
  /** The viewers who see the face where it was or where it is now; never sent. */
  readonly faceSeenBy: number;
}
/** A move in all its details: the piece as it lies, where it goes, and its id there. */
class MovePlan {
  readonly from: Place;
  readonly to: Place;
  readonly index: number;
  readonly piece: Piece;
  readonly as: string;
  readonly position: Position;
  readonly up: boolean;
  readonly marks: Marks | null;
  constructor(from: Place, to: Place, index: number, piece: Piece, as: string, asked: MoveAsked) {
    this.from = from;
    this.to = to;
    this.index = index;
    this.piece = piece;
    this.as = as;
    this.position = asked.position;
    this.up = to.sight === "backs" && asked.up;
    this.marks = asked.marks;
  }
}
function checkCapacity(ledger: Ledger, from: Place, to: Place): void {
  if (from === to || ledger.pile(to).length < to.capacity) return;
  throw new Error(`${to.name} holds at most ${to.capacity}`);
}
function checkPosition(ledger: Ledger, from: Place, to: Place, position: number): void {
  const last = ledger.pile(to).length - (from === to ? 1 : 0);
  if (Number.isInteger(position) && position >= 0 && position <= last) return;
  throw new Error(
    `a piece goes to the top, the bottom or a position from 0 to ${last} of ${to.name}, and not ${position}`,
  );
}
function withoutUp({ up: _, ...rest }: Piece): Piece {
  return rest;
}
function relocated({ piece, from, to, as, up, marks }: MovePlan): Piece {
  // Nearly always there is nothing to carry over, and three fields are written faster than copied.
  if (from.isBare && piece.up === undefined && marks === null && !up) {
    return { id: as, face: piece.face, at: to.name };
  }
  const base = { ...(piece.up === undefined ? piece : withoutUp(piece)), ...marks, id: as, at: to.name };
  return up ? { ...base, up: true } : base;
}
/** The viewers who see the face before the move or after it. */
function faceSeenBy({ state }: Ledger, { from, to, piece, up, marks }: MovePlan, left: number): number {
  const inDoubt = state.known === null ? 0 : doubtsOf(from, to, left);
  // As it will lie there: face down, and with the owner that the move gives it.
  const laid = piece.up === undefined && marks === null ? piece : { ...piece, ...marks, up: false };
  const there = up ? EVERYONE : facesSeenBy(state, to, laid, inDoubt);
  return facesSeenBy(state, from, piece, inDoubt) | there;
}
/** A viewer learns the ids where they can follow the piece, and the face where they see it. */
function seeMove(rules: Rules, told: PieceMoved, viewer: number): AnyEvent {
  const { piece, as, face, from, to, type } = told;
  const mine = bit(viewer);
  const before = (rules.places.get(from)!.followedBy & mine) !== 0;
  const after = (rules.places.get(to)!.followedBy & mine) !== 0;
  if ((told.faceSeenBy & mine) === 0) {
    if (before) return after ? { piece, as, from, to, type } : { piece, from, to, type };
    return after ? { as, from, to, type } : { from, to, type };
  }
  if (before) return after ? { piece, as, face, from, to, type } : { piece, face, from, to, type };
  return after ? { as, face, from, to, type } : { face, from, to, type };
}

export const pieceMoved: EventParts<MoveAsked, MovePlan, PieceMoved> = {
  type: "PIECE_MOVED",
  idFields: ["piece"],
  plan(ledger, asked) {
    const from = ledger.place(asked.from);
    const to = ledger.place(asked.to);
    const list = ledger.pile(from);
    const index = asked.piece === ON_TOP ? list.length - 1 : ledger.indexOf(from, asked.piece);
    if (index < 0) return null;
    const piece = list[index]!;
    if (asked.position !== "top" && asked.position !== "bottom") checkPosition(ledger, from, to, asked.position);
    if (to.capacity !== Number.POSITIVE_INFINITY) checkCapacity(ledger, from, to);
    const as = widens(from, to) ? pieceIdOf(ledger.state.nextPiece) : piece.id;
    return new MovePlan(from, to, index, piece, as, asked);
  },
  replan(ledger, told) {
    const from = ledger.place(told.from);
    const index = ledger.indexOf(from, told.piece);
    return new MovePlan(from, ledger.place(told.to), index, ledger.pile(from)[index]!, told.as, told);
  },
  write(ledger, plan) {
    const { from, to, index, piece, as } = plan;
    const laid = relocated(plan);
    if (as !== piece.id) ledger.fields().nextPiece++;
    ledger.takeOut(from, index);
    ledger.putIn(to, laid, plan.position);
    carryKnowledge(ledger, from, to, piece, laid);
    if (mayLose(ledger.state, from, to)) aimEffects(ledger, from.followedBy & to.followedBy, piece.id, as);
    if (from.inPlay && to.inPlay) carryEffects(ledger, piece.id, to, laid);
    ledger.renamed(piece.id, as);
  },
  tell(ledger, plan) {
    const { piece, as, from, to, position, up, marks } = plan;
    return {
      piece: piece.id,
      as,
      face: piece.face,
      from: from.name,
      to: to.name,
      position,
      up,
      marks,
      faceSeenBy: faceSeenBy(ledger, plan, ledger.pile(from).length - 1),
      type: "PIECE_MOVED",
    };
  },
  follows(around, { from, to, piece, as }) {
    if (!from.inPlay && !to.inPlay) return NO_EVENTS;
    return inAndOutOfPlay(around, from, to, piece.id, as, piece.face);
  },
  sees: seeMove,
};
