import type { Duration } from "@cardwright/core";

/** When a measure takes hold and how long it lasts [R10.4]. */

export type Timing =
  | "oneShot"
  | "thisTurn"
  | "thisRound"
  | "nextRound"
  | "thisSettlement"
  | "untilEndOfNextRound"
  | "untilYourNextTurn"
  | "untilEndOfTargetsNextTurn"
  | "untilConsumed"
  | "beforeMajority"
  | "reaction";

/** The numbers of spec 000 C: `expires.atRound <= state.round` ends an effect when that round begins. */
export function durationOf(timing: Timing): Duration<never> {
  switch (timing) {
    case "thisTurn":
      return { type: "atTurn", inTurns: 1 };
    // The settlement comes before the next round begins, so that what lasts this round still answers in it.
    case "thisRound":
    case "thisSettlement":
      return { type: "atRound", inRounds: 1 };
    // It sleeps until the next round begins, and ends with that round.
    case "nextRound":
    case "untilEndOfNextRound":
      return { type: "atRound", inRounds: 2 };
    case "untilYourNextTurn":
      return { type: "untilNextTurnOfOwner" };
    // The end of its target's next turn consumes it.
    case "untilEndOfTargetsNextTurn":
    case "untilConsumed":
    // Nothing of these is stored beyond the moment.
    case "oneShot":
    case "beforeMajority":
    case "reaction":
      return { type: "untilConsumed" };
  }
}
