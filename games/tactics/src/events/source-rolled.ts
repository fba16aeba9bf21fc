import { open, pieceIds } from "@cardwright/core";
import * as z from "zod/mini";
import { MANA_COLORS } from "../colours.ts";
import { world } from "../world.ts";

/** The whole source, at the start of a round. */
export const sourceRolled = world.event(
  "source_rolled",
  { dieIds: open(pieceIds), colors: open(z.array(z.literal([...MANA_COLORS]))) },
  { say: ({ colors = [] }) => `The source was rolled: ${colors.join(", ")}.` },
);
