import { isWound } from "../cards.ts";
import { rested } from "../events/rested.ts";
import { REST_ACTION } from "../protocol.ts";
import { world } from "../world.ts";

/** Instead of playing cards: one card that is no wound and any number of wounds; only wounds, one of them [R5.6]. */
export const rest = world.action(REST_ACTION, {
  takes: { card: "piece", wounds: "number" },
  label: "Rest",
  phase: "play",
  play(turn) {
    const { seat, state } = turn;
    turn.need(state.cardsUsed[seat] === 0, "TURN_BEGUN.rest");
    const hand = state.hand[seat];
    const wounds = hand.filter(isWound);
    const cards = hand.filter((card) => !isWound(card));
    turn.need(hand.length > 0, "HAND_EMPTY");
    const card = turn.oneOf("card", cards.length > 0 ? cards : wounds.slice(0, 1), {
      ask: "Which card do you discard?",
    });
    const most = cards.length > 0 ? wounds.length : 0;
    const count = most === 0 ? 0 : turn.number("wounds", 0, most, "How many wounds do you discard with it?");
    return [
      rested({ playerId: seat }),
      ...[card, ...wounds.slice(0, count)].map((each) => turn.move(each, ["discard", seat])),
      turn.add("cardsUsed", seat, 1 + count),
      turn.phase("wrap-up"),
    ];
  },
});
