import { open, z } from "@cardwright/core";
import { world } from "../world.ts";

export const clockTicked = world.event(
  "clock_ticked",
  { left: open(z.int()) },
  { say: ({ left }) => (left === 0 ? "The last turn of the round begins." : `The clock: ${left} more turns.`) },
);
