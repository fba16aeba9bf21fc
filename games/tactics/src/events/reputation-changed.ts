import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { world } from "../world.ts";

export const reputationChanged = world.event(
  "reputation_changed",
  { playerId: open(world.seat), by: open(z.int()) },
  {
    say: ({ playerId, by = 0 }, names) =>
      `${names.seat(playerId)} ${by < 0 ? "lost" : "gained"} ${Math.abs(by)} reputation.`,
  },
);
