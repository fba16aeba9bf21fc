import type { Piece } from "@cardwright/core";
import type { Challenge } from "./challenge.ts";

/** How far a player's points carry against a challenge [R6.3]. Also what a bot reads from its view. */

export interface Points {
  readonly move: number;
  readonly influence: number;
  readonly attack: number;
  readonly block: number;
  readonly ranged: number;
}
export const PUSH_MAX = 2;

export function strengthAgainst(kind: Challenge["kind"], number: number, points: Points): number {
  if (kind === "journey") return points.move;
  if (kind === "court") return points.influence;
  return points.attack + points.ranged + Math.min(points.block, Math.floor(number / 2));
}
/** A foe is stronger by night, and brings more fame. */
export const NIGHT_FOE = 1;
export type ChallengePiece = Piece;
