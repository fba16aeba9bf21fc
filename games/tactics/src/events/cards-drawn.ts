import { open, z } from "@cardwright/core";
import { CARDS_DRAWN_EVENT } from "../protocol.ts";
import { world } from "../world.ts";

/** How many came into the hand; the table tells it by the cards themselves. */
export const cardsDrawn = world.event(
  CARDS_DRAWN_EVENT,
  { playerId: open(world.seat), count: open(z.int().min(1)) },
  { say: () => "" },
);
