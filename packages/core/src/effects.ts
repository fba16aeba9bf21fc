import type { Duration } from "./definitions.ts";
import type { ActiveEffect, EngineState, Expires } from "./protocol/index.ts";

/** Durations and expiry. The engine does the ending; no card cleans up after itself. */

type Clock = Pick<EngineState, "turn" | "round" | "activeSeat" | "phase">;
/** The moments at which effects end. */
export type Moment = "turnEnd" | "turnStart" | "phaseStart";

export function expiresOf(
  duration: Duration,
  clock: Pick<EngineState, "turn" | "round">,
  owner: number,
  piece: string | null,
  /** The seat that is targeted, or the owner of the piece that is. */
  target = owner,
): Expires {
  switch (duration.type) {
    case "untilEndOfTurn":
      return { atEndOfTurn: clock.turn };
    case "nTurns":
      return { atEndOfTurn: clock.turn + duration.turns - 1 };
    case "untilPhase":
      return { atPhase: duration.phase };
    case "atTurn":
      return { atTurn: clock.turn + duration.inTurns };
    case "atRound":
      return { atRound: clock.round + duration.inRounds };
    case "untilNextTurnOfOwner":
      return { atNextTurnOfPlayerId: owner };
    case "untilNextTurnOfTarget":
      return { atNextTurnOfPlayerId: target };
    case "whileInPlay":
      return piece === null ? {} : { withPiece: piece };
    case "untilConsumed":
      return {};
  }
}

export function hasExpired({ expires }: Pick<ActiveEffect, "expires">, clock: Clock, moment: Moment): boolean {
  switch (moment) {
    case "turnEnd":
      return expires.atEndOfTurn !== undefined && expires.atEndOfTurn <= clock.turn;
    case "phaseStart":
      return expires.atPhase === clock.phase;
    case "turnStart":
      return (
        (expires.atTurn !== undefined && expires.atTurn <= clock.turn) ||
        (expires.atRound !== undefined && expires.atRound <= clock.round) ||
        // "Until next turn" ends at the moment that player becomes active again, never in the middle of a turn.
        expires.atNextTurnOfPlayerId === clock.activeSeat
      );
  }
}

/** True if it lasts until a seat is active again, which a seat that is out will not be. */
export const hasWaitedFor = ({ expires }: Pick<ActiveEffect, "expires">, seat: number): boolean =>
  expires.atNextTurnOfPlayerId === seat;

/**
 * Spec 000 C: the state without the effects that end now. The engine asks this at the moments named above and turns
 * each ending into an EFFECT_ENDED event; it is public so that a host or a test can ask the same question.
 */
export function pruneExpiredEffects<S extends Clock & Pick<EngineState, "effects">>(
  state: S,
  moment: Moment = "turnStart",
): S {
  const effects = state.effects.filter((effect) => !hasExpired(effect, state, moment));
  return effects.length === state.effects.length ? state : { ...state, effects };
}
