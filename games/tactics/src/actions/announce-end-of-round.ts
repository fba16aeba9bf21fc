import { isLastTurnOfRound } from "../day.ts";
import { endOfRoundAnnounced } from "../events/end-of-round-announced.ts";
import { ANNOUNCE_END_OF_ROUND_ACTION } from "../protocol.ts";
import { world } from "../world.ts";

/** With an empty deck at the start of one's turn, in place of that turn [R7.1]. */
export const announceEndOfRound = world.action(ANNOUNCE_END_OF_ROUND_ACTION, {
  label: "Announce the end of the round",
  phase: "play",
  play(turn) {
    const { seat, state } = turn;
    turn.need(!isLastTurnOfRound(state), "ALREADY_ANNOUNCED", "the end of the round has been announced");
    turn.need(state.cardsUsed[seat] === 0, "TURN_BEGUN", "only before anything else in your turn");
    turn.need(state.deck[seat].length === 0, "DECK_NOT_EMPTY", "your deck is not empty");
    return [endOfRoundAnnounced({ playerId: seat }), turn.setShared("endOfRoundAnnouncedBy", seat), turn.endTurn()];
  },
});
