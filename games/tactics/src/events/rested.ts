import { open } from "@cardwright/core";
import { world } from "../world.ts";

export const rested = world.event(
  "rested",
  { playerId: open(world.seat) },
  { say: ({ playerId }, names) => `${names.seat(playerId)} rested.` },
);
