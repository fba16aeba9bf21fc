import type { Events } from "@cardwright/core";
import { clockChose } from "./events/clock-chose.ts";
import { clockTicked } from "./events/clock-ticked.ts";
import { SOLO_TURNS } from "./solo-numbers.ts";
import { heldTactic, tacticById } from "./tactic-cards.ts";
import { type Seat, type Table, world } from "./world.ts";

/** [R11] One player against the clock of the scenario. */
export const isSolo = ({ seats }: Pick<Table, "seats">): boolean => seats.length === 1;

/** [R11.3] The clock takes one of the tactics left, by chance; with the lower number it is ahead by a turn. Both leave the match. */
export const clockChooses = world.step("CLOCK_CHOOSES", {}, (table) => {
  const { state } = table;
  const [piece] = table.random.shuffle(state.tacticOffer);
  const own = heldTactic(state, 0);
  if (piece === undefined || own === undefined) return [];
  const isAhead = tacticById(piece.face).number < own.number;
  return [
    clockChose({ tacticId: piece.face }),
    table.set("tacticsUsed", [...state.tacticsUsed, own.id, piece.face]),
    table.set("clock", isAhead ? SOLO_TURNS - 1 : SOLO_TURNS),
    ...state.tacticOffer.map((offered) => table.move(offered, "tacticsAside")),
  ];
});
/** [R11.2] Each turn uses up one; with none left behind it, it is the last turn of the round. */
export const clockTicks = world.step("CLOCK_TICKS", { playerId: world.seat }, (table, { playerId }) =>
  tick(table, playerId),
);
function tick(table: Table, seat: Seat): Events {
  const left = table.state.clock - 1;
  return [
    table.set("clock", left),
    clockTicked({ left }),
    ...(left > 0 ? [] : [table.set("endOfRoundAnnouncedBy", seat)]),
  ];
}
