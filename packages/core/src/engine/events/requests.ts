import type { Piece } from "../../declare.ts";
import type { AnyEvent, Outcome } from "../../protocol/index.ts";
import type { MoveOptions } from "../../table.ts";
import type { Position } from "../ledger.ts";
import type { Place } from "../place.ts";

/** The engine's events and steps as rules ask for them. `plan` fills in the details that are known only when their turn comes. */

export type Marks = Readonly<Record<string, unknown>>;
export interface MoveAsked extends AnyEvent {
  readonly piece: string;
  readonly from: string;
  readonly to: string;
  readonly position: Position;
  readonly up: boolean;
  readonly marks: Marks | null;
}
const NO_OPTIONS: MoveOptions = {};
export function move({ id, at }: Piece, to: Place, options: MoveOptions = NO_OPTIONS): MoveAsked {
  return {
    piece: id,
    from: at,
    to: to.name,
    position: options.position ?? "top",
    up: options.up ?? false,
    marks: options.marks ?? null,
    type: "PIECE_MOVED",
  };
}
/** In place of a piece: whichever lies on top when the turn of the move comes; nothing moves where none is left. */
export const ON_TOP = "top";
export const moveTop = (from: string, to: string): MoveAsked => ({
  piece: ON_TOP,
  from,
  to,
  position: "top",
  up: false,
  marks: null,
  type: "PIECE_MOVED",
});
export interface DrawAsked extends AnyEvent {
  readonly count: number;
  readonly from: string;
  readonly to: string;
}
export const draw = (count: number, from: Place, to: Place): DrawAsked => ({
  count,
  from: from.name,
  to: to.name,
  type: "DRAW",
});
export interface RefillAsked extends AnyEvent {
  readonly upTo: number;
  readonly from: string;
  readonly to: string;
}
export const refill = (from: Place, to: Place, upTo: number): RefillAsked => ({
  upTo,
  from: from.name,
  to: to.name,
  type: "REFILL",
});
export interface GatherAsked extends AnyEvent {
  readonly from: string;
  readonly to: string;
}
export const gather = (from: Place, to: Place): GatherAsked => ({
  from: from.name,
  to: to.name,
  type: "PIECES_GATHERED",
});
export interface ShuffleAsked extends AnyEvent {
  readonly place: string;
}
export const shuffle = (place: Place): ShuffleAsked => ({ place: place.name, type: "SHUFFLE" });
export interface ShowAsked extends AnyEvent {
  readonly place: string;
  readonly seat: number;
  readonly pieces: readonly string[];
}
export const show = (pieces: readonly Piece[], seat: number): ShowAsked => ({
  place: pieces[0]!.at,
  seat,
  pieces: pieces.map((piece) => piece.id),
  type: "PIECES_SHOWN",
});
export interface FlipAsked extends AnyEvent {
  readonly piece: string;
  readonly place: string;
  readonly up: boolean;
}
export const flip = ({ id, at }: Piece, up: boolean): FlipAsked => ({
  piece: id,
  place: at,
  up,
  type: "PIECE_FLIPPED",
});
export interface MarkAsked extends AnyEvent {
  readonly piece: string;
  readonly place: string;
  readonly marks: object;
}
export const mark = ({ id, at }: Piece, marks: object): MarkAsked => ({
  piece: id,
  place: at,
  marks,
  type: "PIECE_MARKED",
});
export interface CreateAsked extends AnyEvent {
  readonly place: string;
  readonly faces: readonly string[];
  readonly marks: object;
}
export const create = (place: Place, faces: readonly string[], marks: object): CreateAsked => ({
  place: place.name,
  faces,
  marks,
  type: "PIECES_CREATED",
});

export interface FactAsked extends AnyEvent {
  readonly fact: string;
  /** -1 for a shared fact. */
  readonly seat: number;
  /** Null where the value is set. */
  readonly by: number | null;
  readonly value: unknown;
}
export const addFact = (fact: string, seat: number, by: number): FactAsked => ({
  fact,
  seat,
  by,
  value: null,
  type: "FACT_CHANGED",
});
export const setFact = (fact: string, seat: number, value: unknown): FactAsked => ({
  fact,
  seat,
  by: null,
  value,
  type: "FACT_CHANGED",
});

export interface EndAsked extends AnyEvent {
  readonly effect: string;
}
export const endEffect = (effect: string): EndAsked => ({ effect, type: "EFFECT_ENDED" });
export interface ChangeAsked extends AnyEvent {
  readonly effect: string;
  readonly params: unknown;
}
export const changeEffect = (effect: string, params: unknown): ChangeAsked => ({
  effect,
  params,
  type: "EFFECT_CHANGED",
});
/** Spec 001: an activation begins; it is told as activated or as failed once its handler has said which. */
export interface Activated extends AnyEvent {
  readonly effect_id: string;
  readonly source_instance_id: string;
  readonly seat: number;
}
export function activate(
  effectId: string,
  seat: number,
  source: string,
  intentId: string | undefined,
): readonly Activated[] {
  const about = { effect_id: effectId, source_instance_id: source, seat };
  // The handler is told the intent, nobody else: the step is never shown.
  const intent = intentId === undefined ? null : { intent_id: intentId };
  return [{ ...about, ...intent, type: "EFFECT_BEGINS" }];
}

export interface SeatAsked extends AnyEvent {
  readonly seat: number;
}
export const eliminate = (seat: number): SeatAsked => ({ seat, type: "SEAT_OUT" });
export const readmit = (seat: number): SeatAsked => ({ seat, type: "SEAT_BACK" });
export interface PhaseAsked extends AnyEvent {
  readonly phase: string;
}
export const startPhase = (phase: string): PhaseAsked => ({ phase, type: "PHASE_STARTED" });
export const endTurn = (): AnyEvent => ({ type: "END_TURN" });
export interface MatchEnded extends AnyEvent, Outcome {}
export const endMatch = (outcome: Outcome): MatchEnded => ({ ...outcome, type: "MATCH_ENDED" });
/** How every match begins. */
export const OPENING: readonly AnyEvent[] = [{ type: "SET_UP" }, { newRound: true, type: "TURN_BEGINS" }];
