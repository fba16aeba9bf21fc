import { TACTIC_PREPARATION } from "../protocol.ts";
import { openDecision } from "../steps/tactic-flow.ts";
import type { Tactic } from "../tactic.ts";
import { world } from "../world.ts";

/** Its owner sees the whole deck until it is shuffled. */
const searchDeck = world.step("SEARCH_DECK", { playerId: world.seat }, (table, { playerId }) => {
  const deck = table.state.deck[playerId];
  if (deck.length === 0) return [];
  return [...table.show(deck, playerId), ...openDecision(table, playerId, preparation)];
});
export const preparation: Tactic = {
  id: TACTIC_PREPARATION,
  name: "Preparation",
  number: 5,
  time: "night",
  text: "When you choose it: look through your deck, take any card of it into your hand and shuffle the rest.",
  onPick: (table, seat) => [
    ...(table.state.deck[seat].length > 0
      ? []
      : [table.gather(["discard", seat], ["deck", seat]), table.shuffle(["deck", seat])]),
    searchDeck({ playerId: seat }),
  ],
  decision: {
    pending: { type: "preparation_pick_card" },
    byDefault: ({ deck }, seat) => ({ cardId: deck[seat][0]?.face ?? "" }),
    answer(turn) {
      const { seat, state } = turn;
      const deck = state.deck[seat];
      // By name and sorted, so that neither the choice nor its order tells how the deck lies [R8.11].
      const wanted = turn.oneOf("cardId", [...new Set(deck.map(({ face }) => face))].sort(), {
        ask: "Which card do you take?",
        label: (face) => [`card.${face}.name`],
      });
      const taken = deck.filter(({ face }) => face === wanted).slice(0, 1);
      return [...taken.map((card) => turn.move(card, ["hand", seat])), turn.shuffle(["deck", seat])];
    },
  },
};
