import { measuresIn } from "../measures/measure.ts";
import { world } from "../world.ts";

/** Economy declares no words of its own: its measures speak those of the core game. */
export const measure = measuresIn(world, "economy");
