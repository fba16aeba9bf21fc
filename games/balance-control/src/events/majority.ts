import { open, pieceId } from "@cardwright/core";
import * as z from "zod/mini";
import { world } from "../world.ts";

/**
 * The hook point before a majority is looked at [R6.4]. What hears it settles first: it may open a window, block the tile
 * (`tileWorks`), add influence (`influenceOn`) or forbid the gain (`majorityGives`).
 */
export const beforeMajority = world.event(
  "core.beforeMajority",
  { tile: open(pieceId), reason: open(z.enum(["hotspot", "settlement"])) },
  { say: () => "" },
);
