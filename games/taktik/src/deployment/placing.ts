import { type Events, open, z } from "@cardwright/core";
import { cellCount, rowOf, stepsBetween } from "../board.ts";
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
function freeCells(state: TaktikState, isWithin: (row: number) => boolean): readonly number[] {
  const size = presetOf(state.options);
  const occupied = occupiedCells(state);
  return Array.from({ length: cellCount(size) }, (_, cell) => cell).filter(
    (cell) => isWithin(rowOf(size, cell)) && !occupied.has(cell) && isOpen(state, size, cell),
  );
}
/** [R3.2] */
export function deploymentCells(state: TaktikState, seat: Seat): readonly number[] {
  const { attackerRows } = presetOf(state.options);
  return freeCells(state, (row) => row < attackerRows === (seat === ATTACKER));
}
export function entryCells(state: TaktikState, seat: Seat): readonly number[] {
  const { height } = presetOf(state.options);
  return freeCells(state, (row) => (seat === ATTACKER ? row < ENTRY_ROWS : row >= height - ENTRY_ROWS));
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
