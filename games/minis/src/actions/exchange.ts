import { otherSeat, type Refusal, refuse } from "@cardwright/core";
import { BARE, type MinisState, type MinisTurn } from "../board.ts";
import type { CardCounts } from "../decks/deck.ts";
import { problemsOf, withSideboard } from "../decks/problems.ts";
import { cardsExchanged } from "../events/games.ts";
import type { Card, Seat } from "../piece.ts";
import { deal } from "../steps/games.ts";
import { world } from "../world.ts";

/** Between two games of a match: cards of the deck for cards of the sideboard, one for one [R3.10]. */

const countOf = (cards: readonly Card[]): CardCounts => {
  const counts: Record<string, number> = {};
  for (const { face } of cards) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
};
/** One of each face: of two alike it does not matter which one goes. */
const oneOfEach = (cards: readonly Card[]): readonly Card[] =>
  cards.filter(({ face }, i) => cards.findIndex((other) => other.face === face) === i);
function whyNot({ hand, sideboard, options }: MinisState, seat: Seat, out: Card, into: Card): Refusal | undefined {
  const deck = { cards: countOf(hand[seat]), sideboard: countOf(sideboard[seat]) };
  if (out.face === into.face) return refuse("PRECONDITION_FAILED.sameCard");
  const [problem] = problemsOf(options.mode, withSideboard(deck, { [out.face]: 1 }, { [into.face]: 1 }));
  return problem === undefined ? undefined : refuse("PRECONDITION_FAILED.deckRules", { card: into.face });
}

export const sideboardSwap = world.action("SIDEBOARD_SWAP", {
  takes: { out: "piece", into: "piece" },
  label: "Exchange a card",
  phase: "MATCH.SIDEBOARD",
  play(turn: MinisTurn) {
    const { seat, state } = turn;
    const most = state.sideboard[seat].length;
    turn.need(state.exchanges[seat] < most, "CAP_EXCEEDED.exchanges", { most });
    const out = turn.oneOf("out", oneOfEach(state.hand[seat]), { ask: "Which card goes out?" });
    const into = turn.oneOf("into", oneOfEach(state.sideboard[seat]), {
      ask: "Which card comes in?",
      check: (card) => whyNot(state, seat, out, card),
    });
    return [
      turn.move(out, ["sideboard", seat], { marks: BARE }),
      turn.move(into, ["hand", seat], { marks: BARE }),
      turn.add("exchanges", seat, 1),
      cardsExchanged({ seat, outFace: out.face, face: into.face }),
    ];
  },
});
export const sideboardDone = world.action("SIDEBOARD_DONE", {
  label: "Play the next game",
  phase: "MATCH.SIDEBOARD",
  play(turn) {
    const { seat, state } = turn;
    const isLast = state.exchanged[otherSeat(seat)];
    return [turn.set("exchanged", seat, true), ...(isLast ? [deal({})] : []), turn.endTurn()];
  },
});
export const exchangeActions = [sideboardSwap, sideboardDone];
