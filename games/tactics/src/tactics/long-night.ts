import { refuse } from "@cardwright/core";
import { TACTIC_LONG_NIGHT } from "../protocol.ts";
import type { Tactic } from "../tactic.ts";
import { world } from "../world.ts";

const CARDS = 3;
const takeAtRandom = world.step("TAKE_AT_RANDOM", { playerId: world.seat }, (table, { playerId }) => {
  const cards = table.random.shuffle(table.state.discard[playerId]).slice(0, CARDS);
  return [...cards.map((card) => table.move(card, ["deck", playerId])), table.shuffle(["deck", playerId])];
});
export const longNight: Tactic = {
  id: TACTIC_LONG_NIGHT,
  name: "Long Night",
  number: 2,
  time: "night",
  text: "Once, when your deck is empty: shuffle your discard pile; three cards of it, at random, become your deck. You may do so in the middle of a draw.",
  activation: {
    refusal(state, seat) {
      if (state.deck[seat].length > 0) return refuse("DECK_NOT_EMPTY");
      if (state.discard[seat].length === 0) return refuse("DISCARD_EMPTY");
      return undefined;
    },
    midDraw: true,
    play: (turn) => [turn.set("tacticFlipped", turn.seat, true), takeAtRandom({ playerId: turn.seat })],
  },
};
