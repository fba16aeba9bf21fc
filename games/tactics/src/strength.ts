import type { Challenge } from "./challenge.ts";

/** How far a player's points carry against a challenge [R6.3]. Rules ask it, and so do bots from their view. */
export interface Points {
  readonly move: number;
  readonly influence: number;
  readonly attack: number;
  readonly block: number;
  readonly ranged: number;
}
export const PUSH_MAX = 2;
/** How much stronger a foe is by night, and how much more fame it brings. */
export const NIGHT_FOE = 1;

export function strengthAgainst(kind: Challenge["kind"], number: number, points: Points): number {
  if (kind === "journey") return points.move;
  if (kind === "court") return points.influence;
  return points.attack + points.ranged + Math.min(points.block, Math.floor(number / 2));
}
