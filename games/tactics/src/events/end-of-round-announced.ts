import { open } from "@cardwright/core";
import { world } from "../world.ts";

export const endOfRoundAnnounced = world.event(
  "end_of_round_announced",
  { playerId: open(world.seat) },
  {
    say: ({ playerId }, names) =>
      `${names.seat(playerId)} announced the end of the round: everyone else has one more turn.`,
  },
);
