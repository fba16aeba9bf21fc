import { z } from "zod";

/** An effect that lasts, as it stands in the state. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** When an effect ends. Each part that is set is a way to end; the engine does the ending. */
export const expiresSchema = z
  .object({
    /** Ends when this turn number begins. */
    atTurn: z.int().optional(),
    /** Ends when this round number begins. */
    atRound: z.int().optional(),
    /** Ends the moment that seat becomes active, never in the middle of a turn. */
    atNextTurnOfPlayerId: z.int().optional(),
    /** Ends at the end of this turn number, before the next seat becomes active. */
    atEndOfTurn: z.int().optional(),
    /** Ends when this phase begins, before its phase-start hooks run. */
    atPhase: z.string().optional(),
    /** Ends when this piece leaves play. */
    withPiece: z.string().optional(),
  })
  .strict();
export type Expires = Readonly<z.infer<typeof expiresSchema>>;

export const modifiersSchema = z
  .object({
    blockActionTypes: z.array(z.string()).optional(),
    costDeltaByResourceId: z.record(z.string(), z.number()).optional(),
  })
  .strict();
export interface Modifiers {
  readonly blockActionTypes?: readonly string[] | undefined;
  readonly costDeltaByResourceId?: Readonly<Record<string, number>> | undefined;
}

export const activeEffectSchema = z
  .object({
    id: z.string(),
    definition: z.string(),
    source: z.object({ kind: z.string(), ref: z.string().optional() }).strict(),
    owner: z.int(),
    piece: z.string().nullable(),
    targets: z.array(z.union([z.string(), z.int()])),
    createdAtTurn: z.int(),
    expires: expiresSchema,
    params: z.record(z.string(), z.json()),
    modifiers: modifiersSchema.nullable(),
  })
  .strict();
/** Something lasting. Its behaviour is found by `definition` in the registry; no function is ever in state. */
export interface ActiveEffect {
  readonly id: string;
  readonly definition: string;
  /** What made it: a measure, an overlay, a card, or the system. */
  readonly source: { readonly kind: string; readonly ref?: string | undefined };
  /** The seat it belongs to; -1 when it belongs to nobody. */
  readonly owner: number;
  /** The piece it hangs on. It ends when that piece leaves play. */
  readonly piece: string | null;
  /** Pieces by id, seats by number. */
  readonly targets: readonly (string | number)[];
  readonly createdAtTurn: number;
  readonly expires: Expires;
  readonly params: Readonly<Record<string, Json>>;
  readonly modifiers: Modifiers | null;
}
