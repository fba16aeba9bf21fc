import type { Piece } from "@cardwright/core";

/** What lies on the table: units on the board and cards around it. */

/** Seat 0 attacks and begins, seat 1 defends. */
export type Seat = 0 | 1;
export const ATTACKER: Seat = 0;
export const DEFENDER: Seat = 1;
export const otherSide = (seat: Seat): Seat => (seat === ATTACKER ? DEFENDER : ATTACKER);

export const UNIT_FACES = ["infantry", "vehicle", "special"] as const;
export type UnitFace = (typeof UNIT_FACES)[number];
export interface Unit extends Piece<UnitFace> {
  readonly owner: Seat;
  /** Where it stands on the board; -1 while it waits beside it. */
  readonly cell: number;
  /** [R9.1] The first hit damages, the second destroys. */
  readonly damaged: boolean;
}
/** A card's face is its id; what it does is found by that id. */
export type CardPiece = Piece;

export const NOWHERE = -1;
