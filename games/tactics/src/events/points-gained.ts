import { open, z } from "@cardwright/core";
import { STATS } from "../deed.ts";
import { world } from "../world.ts";

export const pointsGained = world.event(
  "points_gained",
  { playerId: open(world.seat), stat: open(z.literal([...STATS, "ranged"])), amount: open(z.int()) },
  {
    say: ({ playerId, stat = "move", amount }, names) =>
      `${names.seat(playerId)} has ${amount} more ${stat === "ranged" ? "ranged attack" : stat}.`,
  },
);
