import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { world } from "../world.ts";

export const roundBegan = world.event(
  "round_began",
  { time: open(z.literal(["day", "night"])) },
  { say: ({ time }) => (time === "day" ? "Day broke." : "Night fell.") },
);
