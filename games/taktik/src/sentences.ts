import { cellName } from "./board.ts";
import type { Unit } from "./pieces.ts";
import { presetOf } from "./presets.ts";
import { groundAt } from "./terrain/ground.ts";
import { UNITS } from "./units.ts";
import type { TaktikState } from "./world.ts";

/** How things are called where a player chooses or hears of them. */

export const nameOfCell = ({ options }: TaktikState, cell: number): string => cellName(presetOf(options), cell);

/** "Infantry at C4, damaged" */
export const unitLabel = (state: TaktikState, { face, cell, damaged }: Unit): string =>
  `${UNITS[face].name}${cell < 0 ? "" : ` at ${nameOfCell(state, cell)}`}${damaged ? ", damaged" : ""}`;

/** "C4, forest, objective" */
export function cellLabel(state: TaktikState, cell: number): string {
  const size = presetOf(state.options);
  const objective = state.objectives.includes(cell) ? ", objective" : "";
  return `${cellName(size, cell)}, ${groundAt(state, size, cell).name}${objective}`;
}
/** A cell as something to choose: it goes by its name. */
export interface Spot {
  readonly id: string;
  readonly cell: number;
}
export const spotsOf = (state: TaktikState, cells: readonly number[]): readonly Spot[] =>
  cells.map((cell) => ({ id: nameOfCell(state, cell), cell }));
