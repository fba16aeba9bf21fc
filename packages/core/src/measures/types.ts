import * as z from "zod/mini";

/** Measures are rule objects that an expansion owns: a row, hands, caps. Stored under `extensions[expansionId].measures`. */

export const FACE_UP = 3;
export const HAND_MAX = 2;
export const PLAYS_PER_MEASURE = 2;

export const measureStateSchema = z.strictObject({
  /** Face down; the last is drawn first. */
  drawPile: z.array(z.string()),
  discardPile: z.array(z.string()),
  /** Three, or fewer when no cards are left. */
  faceUp: z.array(z.string()).check(z.maxLength(FACE_UP)),
  recycled: z.boolean(),
  playsByMeasureId: z.record(z.string(), z.int().check(z.minimum(0), z.maximum(PLAYS_PER_MEASURE))),
  playedThisRoundByPlayerId: z.record(z.string(), z.boolean()),
  handByPlayerId: z.record(z.string(), z.array(z.string()).check(z.maxLength(HAND_MAX))),
  /** Seed of the one recycling; never shown. */
  seed: z.string(),
});
export interface MeasureState {
  readonly drawPile: readonly string[];
  readonly discardPile: readonly string[];
  readonly faceUp: readonly string[];
  readonly recycled: boolean;
  readonly playsByMeasureId: Readonly<Record<string, number>>;
  readonly playedThisRoundByPlayerId: Readonly<Record<string, boolean>>;
  readonly handByPlayerId: Readonly<Record<string, readonly string[]>>;
  readonly seed: string;
}
/** The measures as everyone may see them: the pile is a number. */
export type MeasureView = Omit<MeasureState, "drawPile" | "seed"> & { readonly drawPileCount: number };

/** The part of the state that an expansion with measures keeps. */
export interface MeasureSlice {
  readonly measures: MeasureState;
}
