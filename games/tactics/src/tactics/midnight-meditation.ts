import { refuse } from "@cardwright/core";
import { TACTIC_MIDNIGHT_MEDITATION } from "../protocol.ts";
import { drawCards } from "../steps/draw-cards.ts";
import { openDecision } from "../steps/tactic-flow.ts";
import type { Tactic } from "../tactic.ts";

export const midnightMeditation: Tactic = {
  id: TACTIC_MIDNIGHT_MEDITATION,
  name: "Midnight Meditation",
  number: 4,
  time: "night",
  text: "Once, before anything else in your turn: shuffle up to five cards of your hand, wounds too, into your deck and draw as many.",
  activation: {
    refusal(state, seat) {
      if (state.phase !== "play" || state.cardsUsed[seat] > 0) {
        return refuse("TURN_BEGUN.first");
      }
      return state.hand[seat].length === 0 ? refuse("HAND_EMPTY") : undefined;
    },
    play: (turn) => openDecision(turn, turn.seat, midnightMeditation),
  },
  decision: {
    pending: { type: "midnight_meditation", maxCards: 5 },
    byDefault: () => ({ cardIds: [] }),
    answer(turn) {
      const { seat, state } = turn;
      const cards = turn.someOf("cardIds", state.hand[seat], { min: 0, max: 5 });
      return [
        ...cards.map((card) => turn.move(card, ["deck", seat])),
        turn.shuffle(["deck", seat]),
        drawCards({ playerId: seat, count: cards.length }),
        turn.set("tacticFlipped", seat, true),
      ];
    },
  },
};
