import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { world } from "../world.ts";

export const woundsHealed = world.event(
  "wounds_healed",
  { playerId: open(world.seat), count: open(z.int()) },
  {
    say: ({ playerId, count }, names) =>
      `${names.seat(playerId)} healed ${count === 1 ? "a wound" : `${count} wounds`}.`,
  },
);
