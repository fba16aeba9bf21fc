import { open, pieceIds } from "@cardwright/core";
import * as z from "zod/mini";
import { MANA_COLORS } from "../colours.ts";
import { SOURCE_DICE_REROLLED_EVENT } from "../protocol.ts";
import { world } from "../world.ts";

export const sourceDiceRerolled = world.event(
  SOURCE_DICE_REROLLED_EVENT,
  { playerId: open(world.seat), dieIds: open(pieceIds), colors: open(z.array(z.literal([...MANA_COLORS]))) },
  {
    say: ({ playerId, colors = [] }, names) =>
      `${names.seat(playerId)} rerolled ${colors.length === 1 ? "a die" : "two dice"} of the source: ${colors.join(", ")}.`,
  },
);
