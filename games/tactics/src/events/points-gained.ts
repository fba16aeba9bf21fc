import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { STATS } from "../deed.ts";
import { world } from "../world.ts";

const PRINTED = {
  move: "Move",
  influence: "Influence",
  attack: "Attack",
  block: "Block",
  ranged: "Ranged Attack",
} as const;
export const pointsGained = world.event(
  "points_gained",
  { playerId: open(world.seat), stat: open(z.literal([...STATS, "ranged"])), amount: open(z.int()) },
  {
    say: ({ playerId, stat = "move", amount }, names) => `${names.seat(playerId)} gained ${PRINTED[stat]} ${amount}.`,
  },
);
