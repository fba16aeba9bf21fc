import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { world } from "../world.ts";

export const matchScored = world.event(
  "match_scored",
  { scores: open(z.array(z.number())) },
  {
    say: ({ scores = [] }, names) =>
      `The scores: ${scores.map((score, seat) => `${names.seat(seat)} ${score}`).join(", ")}.`,
  },
);
