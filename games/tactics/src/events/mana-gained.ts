import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { TOKEN_COLORS } from "../colours.ts";
import { world } from "../world.ts";

export const manaGained = world.event(
  "mana_gained",
  {
    playerId: open(world.seat),
    color: open(z.literal([...TOKEN_COLORS])),
    as: open(z.literal(["crystal", "token"])),
    count: open(z.int()),
  },
  {
    say: ({ playerId, color, as, count }, names) =>
      `${names.seat(playerId)} gained ${count === 1 ? `a ${color} ${as}` : `${count} ${color} ${as}s`}.`,
  },
);
