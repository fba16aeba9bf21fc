import { open, z } from "@cardwright/core";
import { world } from "./world.ts";

// #region fact
export const oilLost = world.event(
  "OIL_LOST",
  { seat: open(world.seat), by: open(z.int()) },
  {
    apply: ({ oil }, { seat, by }) => ({ oil: seat === 0 ? [oil[0] - by, oil[1]] : [oil[0], oil[1] - by] }),
    say: ({ seat, by }, names) => `${names.seat(seat)}: ${by} oil less.`,
  },
);
// #endregion fact
// #region step
export const dieRolled = world.event(
  "DIE_ROLLED",
  { seat: open(world.seat), die: open(z.int()) },
  { say: ({ seat, die }, names) => `${names.seat(seat)}: the die shows ${die}.`, reveals: ["die"] },
);
export const rollWager = world.step("ROLL_WAGER", { seat: world.seat }, (table, { seat }) => {
  const die = table.random.die(6);
  return [dieRolled({ seat, die }), oilLost({ seat: die <= 2 ? seat : table.next(seat), by: 3 })];
});
// #endregion step
