import { open, pieceIds } from "@cardwright/core";
import * as z from "zod/mini";
import { MANA_COLORS } from "../colours.ts";
import { world } from "../world.ts";

/** Dice go back to the source, those that were spent with a new colour. */
export const diceReturned = world.event(
  "dice_returned",
  { playerId: open(world.seat), dieIds: open(pieceIds), colors: open(z.array(z.literal([...MANA_COLORS]))) },
  { say: ({ colors = [] }) => `Back to the source went ${colors.join(", ")}.` },
);
