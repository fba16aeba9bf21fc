import { open, z } from "@cardwright/core";
import { world } from "../world.ts";

/** Expansions put their tiles into the bag while the match is created; the bag is shuffled again. */
export const tilesJoinBag = world.step(
  "core.tilesJoinBag",
  { faces: open(z.array(z.string()).readonly()) },
  { becomes: (table, { faces }) => [table.createShared("bag", faces), table.shuffle("bag")] },
);
