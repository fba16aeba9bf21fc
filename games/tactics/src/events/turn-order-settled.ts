import { open, z } from "@cardwright/core";
import { world } from "../world.ts";

export const turnOrderSettled = world.event(
  "turn_order_settled",
  { order: open(z.array(world.seat)) },
  { say: ({ order = [] }, names) => `The turn order is ${order.map((seat) => names.seat(seat)).join(", ")}.` },
);
