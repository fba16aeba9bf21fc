import { type Refusal, refuse } from "@cardwright/core";
import { neighbours } from "../board.ts";
import type { Seat, Unit } from "../pieces.ts";
import { presetOf, UNIT_MOVES_MAX } from "../presets.ts";
import { isOpen } from "../terrain/ground.ts";
import { UNITS } from "../units.ts";
import type { TaktikState, TaktikTable } from "../world.ts";
import { type Reach, reachable } from "./paths.ts";

/** [R4] What a unit may do in the movement phase. Every answer comes from questions; no card is known here. */

export const getBaseMovement = (unit: Unit): number => UNITS[unit.face].movement;
const isRelieved = (table: TaktikTable, unit: Unit): boolean => table.ask("modifyMoveRelief", { unit }, 0) > 0;

export const movementOf = (table: TaktikTable, unit: Unit): number => {
  const base = getBaseMovement(unit);
  const movement = table.ask("modifyMovement", { unit }, base);
  return isRelieved(table, unit) ? Math.max(base, movement) : movement;
};
/** Nothing when no effect holds the unit back; otherwise every effect that does. */
export const whyUnmovable = (table: TaktikTable, unit: Unit): Refusal | undefined =>
  isRelieved(table, unit) ? undefined : table.check("canMoveUnit", { unit });

/** Spec 004 section 4. A unit that is not on the board cannot move. */
export function canUnitMove(table: TaktikTable, unitId: string): boolean {
  const unit = table.find("board", unitId);
  return unit !== undefined && (isRelieved(table, unit) || table.may("canMoveUnit", { unit }));
}
/** Spec 004 section 4: the base, folded over the active effects. */
export function getUnitMovement(table: TaktikTable, unitId: string): number {
  const unit = table.find("board", unitId);
  return unit === undefined ? 0 : movementOf(table, unit);
}

export const unitsOf = (state: TaktikState, seat: Seat): readonly Unit[] =>
  state.board.filter(({ owner }) => owner === seat);
export const occupiedCells = (state: TaktikState): ReadonlySet<number> => new Set(state.board.map(({ cell }) => cell));

/** [R4.4] Moves and units brought in count together. */
export const movesLeft = (table: TaktikTable, seat: Seat): number =>
  table.ask("modifyUnitMoves", { seat }, UNIT_MOVES_MAX) - table.state.movedUnits.length;

export function destinations(table: TaktikTable, unit: Unit): ReadonlyMap<number, Reach> {
  const { state } = table;
  return reachable(state, presetOf(state.options), unit.cell, movementOf(table, unit), occupiedCells(state));
}
/** Names whatever has slowed the unit down to nothing. */
function whyNoMovement(table: TaktikTable, unit: Unit): Refusal {
  const base = getBaseMovement(unit);
  const { steps } = table.explain("modifyMovement", { unit }, base);
  const because = steps.filter(({ value }, i) => Number(value) < Number(steps[i - 1]?.value ?? base));
  return { ...refuse("NO_MOVEMENT"), because };
}
/** Why this unit cannot be moved now; a cheap look, since it is taken for every unit of every offer. */
export function whyNotMove(table: TaktikTable, unit: Unit): Refusal | undefined {
  const { state } = table;
  if (state.movedUnits.includes(unit.id)) return refuse("ALREADY_MOVED");
  const held = whyUnmovable(table, unit);
  if (held !== undefined) return held;
  if (movementOf(table, unit) === 0) return whyNoMovement(table, unit);
  const size = presetOf(state.options);
  const occupied = occupiedCells(state);
  const hasRoom = neighbours(size, unit.cell).some((cell) => !occupied.has(cell) && isOpen(state, size, cell));
  return hasRoom ? undefined : refuse("HEMMED_IN");
}
