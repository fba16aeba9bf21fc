import { open, z } from "@cardwright/core";
import { world } from "../world.ts";

export const reputationChanged = world.event(
  "reputation_changed",
  { playerId: open(world.seat), by: open(z.int()) },
  {
    say: ({ playerId, by = 0 }, names) =>
      `The reputation of ${names.seat(playerId)} ${by < 0 ? "fell" : "rose"} by ${Math.abs(by)}.`,
  },
);
