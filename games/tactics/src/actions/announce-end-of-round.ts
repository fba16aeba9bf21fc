import { isLastTurnOfRound } from "../day.ts";
import { endOfRoundAnnounced } from "../events/end-of-round-announced.ts";
import { ANNOUNCE_END_OF_ROUND_ACTION } from "../protocol.ts";
import { world } from "../world.ts";

/** With an empty deck, before a card was used, in place of the turn [R7.1]. */
export const announceEndOfRound = world.action(ANNOUNCE_END_OF_ROUND_ACTION, {
  label: "Announce the end of the round",
  phase: "play",
  play(turn) {
    const { seat, state } = turn;
    const announced = state.scenarioEndTriggered ? "ALREADY_ANNOUNCED.last" : "ALREADY_ANNOUNCED";
    turn.need(!isLastTurnOfRound(state), announced);
    turn.need(state.cardsUsed[seat] === 0, "TURN_BEGUN");
    turn.need(state.deck[seat].length === 0, "DECK_NOT_EMPTY");
    return [
      endOfRoundAnnounced({ playerId: seat }),
      turn.set("endOfRoundAnnouncedBy", seat),
      // The turn that is given up was the last one, so an extra turn cannot follow it [R7.3].
      ...(state.extraTurnPending[seat] ? [turn.set("extraTurnPending", seat, false)] : []),
      turn.endTurn(),
    ];
  },
});
