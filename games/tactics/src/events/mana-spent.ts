import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { MANA_COLORS } from "../colours.ts";
import { world } from "../world.ts";

export const manaSpent = world.event(
  "mana_spent",
  {
    playerId: open(world.seat),
    color: open(z.literal([...MANA_COLORS])),
    from: open(z.literal(["die", "stored die", "crystal", "token"])),
  },
  { say: ({ playerId, color, from }, names) => `${names.seat(playerId)} paid with a ${color} ${from}.` },
);
