import type { Piece } from "@cardwright/core";
import * as z from "zod/mini";

export type Seat = 0 | 1;
/** Every card carries the same marks from the beginning, so that a card in a deck never tells where it has been. */
export interface Card extends Piece {
  readonly owner: Seat;
  /** Damage on a creature; 1 on a relic that has saved its bearer. */
  readonly damage: number;
  /** The creature that an energy, a relic or a card beneath belongs to; empty for none. */
  readonly on: string;
}
export const marks = { owner: z.literal([0, 1]), damage: z.int().check(z.minimum(0)), on: z.string() };
