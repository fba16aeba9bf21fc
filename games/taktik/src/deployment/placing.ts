import { type Events, open } from "@cardwright/core";
import * as z from "zod/mini";
import { cellAt, stepsBetween } from "../board.ts";
import { occupiedCells } from "../movement/moving.ts";
import { ATTACKER, type Seat, type Unit } from "../pieces.ts";
import { presetOf, RESERVES_FROM_ROUND } from "../presets.ts";
import { nameOfCell } from "../sentences.ts";
import { isOpen } from "../terrain/ground.ts";
import { type TaktikState, type TaktikTable, world } from "../world.ts";

/** [R3] Where units come onto the board. */

export const unitPlaced = world.event(
  "UNIT_PLACED",
  { seat: open(world.seat), unit: open(z.string()), at: open(z.string()) },
  { say: ({ seat, unit, at }, names) => `${names.seat(seat)}: ${names.face(unit)} takes position at ${at}.` },
);
export const placing = (table: TaktikTable, unit: Unit, cell: number): Events => [
  unitPlaced({ seat: unit.owner, unit: unit.face, at: nameOfCell(table.state, cell) }),
  table.move(unit, "board", { marks: { cell } }),
];

/** [R4.6] Rows at a side's own edge through which its reserve comes. */
const ENTRY_ROWS = 2;
/** Free cells of the rows from the first up to, but without, the last. */
function freeCells(state: TaktikState, firstRow: number, lastRow: number): readonly number[] {
  const size = presetOf(state.options);
  const occupied = occupiedCells(state);
  const start = cellAt(size, 0, firstRow);
  return Array.from({ length: cellAt(size, 0, lastRow) - start }, (_, i) => start + i).filter(
    (cell) => !occupied.has(cell) && isOpen(state, size, cell),
  );
}
/** [R3.2] */
export function deploymentCells(state: TaktikState, seat: Seat): readonly number[] {
  const { attackerRows, height } = presetOf(state.options);
  return seat === ATTACKER ? freeCells(state, 0, attackerRows) : freeCells(state, attackerRows, height);
}
export function entryCells(state: TaktikState, seat: Seat): readonly number[] {
  const { height } = presetOf(state.options);
  return seat === ATTACKER ? freeCells(state, 0, ENTRY_ROWS) : freeCells(state, height - ENTRY_ROWS, height);
}
export function deploymentsLeft(table: TaktikTable, seat: Seat): number {
  const base = table.state.round >= RESERVES_FROM_ROUND ? 1 : 0;
  return table.ask("modifyDeployments", { seat }, base) - table.state.deployments[seat];
}

/** [R3.4] A sound place for a unit whose side leaves it to the staff: by the front to attack, by an objective to defend. */
export function advisedCell(state: TaktikState, unit: Unit): number | undefined {
  const size = presetOf(state.options);
  const left = state.muster[unit.owner].length;
  const goal = state.objectives[left % state.objectives.length] ?? 0;
  const distance = (cell: number): number => stepsBetween(size, cell, goal);
  return [...deploymentCells(state, unit.owner)].sort((a, b) => distance(a) - distance(b) || a - b)[0];
}
