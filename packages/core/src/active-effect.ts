/** An effect that lasts, as it stands in the state. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** When an effect ends. Each part that is set is a way to end; the engine does the ending. */
export interface Expires {
  /** Ends when this turn number begins. */
  readonly atTurn?: number | undefined;
  /** Ends when this round number begins. */
  readonly atRound?: number | undefined;
  /** Ends the moment that seat becomes active, never in the middle of a turn. */
  readonly atNextTurnOfPlayerId?: number | undefined;
  /** Ends at the end of this turn number, before the next seat becomes active. */
  readonly atEndOfTurn?: number | undefined;
  /** Ends when this phase begins, before its phase-start hooks run. */
  readonly atPhase?: string | undefined;
  /** Ends when this piece leaves play. */
  readonly withPiece?: string | undefined;
}
export interface Modifiers {
  readonly blockActionTypes?: readonly string[] | undefined;
  readonly costDeltaByResourceId?: Readonly<Record<string, number>> | undefined;
}
/** Something lasting. Its behaviour is found by `definition` in the registry; no function is ever in state. */
export interface ActiveEffect {
  readonly id: string;
  readonly definition: string;
  /** Its maker: a measure, an overlay, a card, or the system. */
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
