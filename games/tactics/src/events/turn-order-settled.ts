import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { world } from "../world.ts";

export const turnOrderSettled = world.event(
  "turn_order_settled",
  { order: open(z.array(world.seat)) },
  { say: ({ order = [] }, names) => `The turn order is ${order.map((seat) => names.seat(seat)).join(", ")}.` },
);
