import type { Text } from "@cardwright/core";
import { cellName } from "./board.ts";
import type { Unit } from "./pieces.ts";
import { presetOf } from "./presets.ts";
import { groundAt } from "./terrain/ground.ts";
import type { TaktikState } from "./world.ts";

/** How things are called where a player chooses or hears of them. */

export const nameOfCell = ({ options }: TaktikState, cell: number): string => cellName(presetOf(options), cell);

/** "Infantry at C4, damaged"; in the reserve it stands nowhere. */
export const unitLabel = (state: TaktikState, { face, cell, damaged }: Unit): Text =>
  cell < 0 ? [`card.${face}.name`] : ["label.unit", { unit: face, at: nameOfCell(state, cell), damaged }];

/** "C4, forest, objective" */
export function cellLabel(state: TaktikState, cell: number): Text {
  const size = presetOf(state.options);
  const objective = state.objectives.includes(cell);
  return ["label.cell", { at: cellName(size, cell), ground: groundAt(state, size, cell).name, objective }];
}
/** A cell as something to choose: it goes by its name. */
export interface Spot {
  readonly id: string;
  readonly cell: number;
}
export const spotsOf = (state: TaktikState, cells: readonly number[]): readonly Spot[] =>
  cells.map((cell) => ({ id: nameOfCell(state, cell), cell }));
