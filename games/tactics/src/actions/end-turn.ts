import { isWound } from "../cards.ts";
import { isLastTurnOfRound } from "../day.ts";
import { END_TURN_ACTION } from "../protocol.ts";
import { drawUp } from "../steps/end-of-turn.ts";
import { returnDice } from "../steps/return-dice.ts";
import { type Seat, type State, world } from "../world.ts";

/** Nothing to play and nothing to draw: the turn can only be used to announce [R7.2]. */
export const mustAnnounce = (state: State, seat: Seat): boolean =>
  state.cardsUsed[seat] === 0 &&
  state.hand[seat].length === 0 &&
  state.deck[seat].length === 0 &&
  !isLastTurnOfRound(state);

/** Dice go back, mana vanishes, cards are put away, and the hand is filled [R5.8]. */
export const endTurn = world.action(END_TURN_ACTION, {
  takes: { discard: "pieces" },
  label: "End the turn",
  phase: ["play", "wrap-up", "draw"],
  play(turn) {
    const { seat, state } = turn;
    // The draw has run out and Long Night is left unused.
    if (state.phase === "draw") return [turn.endTurn()];
    turn.need(!mustAnnounce(state, seat), "MUST_ANNOUNCE");
    const hand = state.hand[seat];
    const cards = hand.filter((card) => !isWound(card));
    const least = state.cardsUsed[seat] > 0 || hand.length === 0 ? 0 : 1;
    turn.need(cards.length >= least, "MUST_REST");
    const discards =
      cards.length === 0
        ? []
        : turn.someOf("discard", cards, { min: least, max: cards.length }, { ask: "Which cards do you discard?" });
    return [
      ...discards.map((card) => turn.move(card, ["discard", seat])),
      ...(state.playArea[seat].length === 0 ? [] : [turn.gather(["playArea", seat], ["discard", seat])]),
      returnDice({ playerId: seat }),
      drawUp({ playerId: seat }),
    ];
  },
});
