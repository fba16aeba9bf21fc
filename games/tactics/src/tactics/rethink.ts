import { TACTIC_RETHINK } from "../protocol.ts";
import { drawCards } from "../steps/draw-cards.ts";
import { openDecision } from "../steps/tactic-flow.ts";
import type { Tactic } from "../tactic.ts";

export const rethink: Tactic = {
  id: TACTIC_RETHINK,
  name: "Rethink",
  number: 2,
  time: "day",
  text: "When you choose it: discard up to three cards, wounds too, shuffle your discard pile into your deck and draw as many.",
  onPick: (table, seat) => openDecision(table, seat, rethink),
  decision: {
    pending: { type: "rethink", maxCards: 3 },
    byDefault: () => ({ cardIds: [] }),
    answer(turn) {
      const { seat, state } = turn;
      const cards = turn.someOf("cardIds", state.hand[seat], { min: 0, max: 3 });
      const shuffle = [turn.gather(["discard", seat], ["deck", seat]), turn.shuffle(["deck", seat])];
      const draw = drawCards({ playerId: seat, count: cards.length });
      return [
        ...cards.map((card) => turn.move(card, ["discard", seat])),
        ...(state.options.rethink === "shuffleFirst" ? [...shuffle, draw] : [draw, ...shuffle]),
      ];
    },
  },
};
