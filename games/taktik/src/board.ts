import type { Preset } from "./presets.ts";

/** The grid. A cell is a number, row by row from the attacker's edge; people read it as "C4". */
export type Size = Pick<Preset, "width" | "height">;

export const rowOf = ({ width }: Size, cell: number): number => Math.floor(cell / width);
export const columnOf = ({ width }: Size, cell: number): number => cell % width;
export const cellAt = ({ width }: Size, column: number, row: number): number => row * width + column;
export const cellCount = ({ width, height }: Size): number => width * height;
export const cellName = (size: Size, cell: number): string =>
  `${String.fromCharCode(65 + columnOf(size, cell))}${rowOf(size, cell) + 1}`;
export const isOnBoard = ({ width, height }: Size, column: number, row: number): boolean =>
  column >= 0 && column < width && row >= 0 && row < height;

const STEPS = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [right, down] as const));
/** [R4.1] The cells one step away, in all eight directions. */
export function neighbours(size: Size, cell: number): readonly number[] {
  const column = columnOf(size, cell);
  const row = rowOf(size, cell);
  return STEPS.filter(
    ([right, down]) => (right !== 0 || down !== 0) && isOnBoard(size, column + right, row + down),
  ).map(([right, down]) => cellAt(size, column + right, row + down));
}
/** Of two neighbours. */
export const isDiagonal = (size: Size, a: number, b: number): boolean =>
  rowOf(size, a) !== rowOf(size, b) && columnOf(size, a) !== columnOf(size, b);
/** [R5.1] Range is counted along rows and columns. */
export const distanceBetween = (size: Size, a: number, b: number): number =>
  Math.abs(columnOf(size, a) - columnOf(size, b)) + Math.abs(rowOf(size, a) - rowOf(size, b));
/** Moving goes in eight directions, so the longer side counts. */
export const stepsBetween = (size: Size, a: number, b: number): number =>
  Math.max(Math.abs(columnOf(size, a) - columnOf(size, b)), Math.abs(rowOf(size, a) - rowOf(size, b)));

export const QUADRANTS = ["north-west", "north-east", "south-west", "south-east"] as const;
export type Quadrant = (typeof QUADRANTS)[number];
/** The attacker's edge is south. */
export function quadrantOf(size: Size, cell: number): Quadrant {
  const east = columnOf(size, cell) * 2 >= size.width;
  const north = rowOf(size, cell) * 2 >= size.height;
  return north ? (east ? "north-east" : "north-west") : east ? "south-east" : "south-west";
}
