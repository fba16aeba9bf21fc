import * as z from "zod/mini";

/** Measures are rule objects that an expansion owns: a row, hands, caps. The shapes of spec 000 D. */

export const FACE_UP = 3;
export const HAND_MAX = 2;
export const PLAYS_PER_MEASURE = 2;

/** The measures of one deck, by name. In a match they lie in zones and facts of the expansion; see `deck.ts`. */
export interface Measures {
  /** Face down; the last is drawn first. */
  readonly drawPile: readonly string[];
  readonly discardPile: readonly string[];
  /** Three, or fewer when no cards are left. */
  readonly faceUp: readonly string[];
  readonly recycled: boolean;
  readonly playsByMeasureId: Readonly<Record<string, number>>;
  readonly playedThisRoundByPlayerId: Readonly<Record<string, boolean>>;
  readonly handByPlayerId: Readonly<Record<string, readonly string[]>>;
}
/** Measures outside of a match, with the seed of their one recycling. */
export interface MeasureState extends Measures {
  readonly seed: string;
}
/** The measures as everyone may see them: the pile is a number. */
export type MeasureView = Omit<Measures, "drawPile"> & { readonly drawPileCount: number };

export const measureStateSchema = z.strictObject({
  drawPile: z.array(z.string()),
  discardPile: z.array(z.string()),
  faceUp: z.array(z.string()).check(z.maxLength(FACE_UP)),
  recycled: z.boolean(),
  playsByMeasureId: z.record(z.string(), z.int().check(z.minimum(0), z.maximum(PLAYS_PER_MEASURE))),
  playedThisRoundByPlayerId: z.record(z.string(), z.boolean()),
  handByPlayerId: z.record(z.string(), z.array(z.string()).check(z.maxLength(HAND_MAX))),
  seed: z.string(),
});
