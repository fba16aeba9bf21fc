import { refuse } from "@cardwright/core";
import { isLastTurnOfRound } from "../day.ts";
import { TACTIC_THE_RIGHT_MOMENT } from "../protocol.ts";
import type { Tactic } from "../tactic.ts";

export const theRightMoment: Tactic = {
  id: TACTIC_THE_RIGHT_MOMENT,
  name: "The Right Moment",
  number: 6,
  time: "day",
  text: "Once, in your turn: take another turn right after this one. Not in your last turn of the round.",
  activation: {
    refusal: (state) => (isLastTurnOfRound(state) ? refuse("LAST_TURN") : undefined),
    play: (turn) => [turn.set("tacticFlipped", turn.seat, true), turn.set("extraTurnPending", turn.seat, true)],
  },
};
