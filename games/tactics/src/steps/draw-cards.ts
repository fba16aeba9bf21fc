import { z } from "@cardwright/core";
import { cardsDrawn } from "../events/cards-drawn.ts";
import { world } from "../world.ts";

/** From the deck into the hand, as many as there are; nothing is shuffled for it [R5.9]. */
export const drawCards = world.step(
  "DRAW_CARDS",
  { playerId: world.seat, count: z.int() },
  (table, { playerId, count }) => {
    const drawn = Math.min(count, table.state.deck[playerId].length);
    return drawn <= 0
      ? []
      : [table.draw(drawn, ["deck", playerId], ["hand", playerId]), cardsDrawn({ playerId, count: drawn })];
  },
);
