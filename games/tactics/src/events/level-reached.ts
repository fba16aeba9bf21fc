import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { world } from "../world.ts";

export const levelReached = world.event(
  "level_reached",
  { playerId: open(world.seat), level: open(z.int()), handLimit: open(z.int()) },
  {
    say: ({ playerId, level, handLimit }, names) =>
      `${names.seat(playerId)} reached level ${level}: the hand limit is now ${handLimit}.`,
  },
);
