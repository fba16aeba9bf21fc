import * as z from "zod/mini";
import { world } from "../world.ts";

/** Expansions put their tiles into the bag while the match is created; the bag is shuffled again. */
export const tilesJoinBag = world.step(
  "core.tilesJoinBag",
  { faces: z.readonly(z.array(z.string())) },
  (table, { faces }) => [table.create("bag", faces), table.shuffle("bag")],
);
