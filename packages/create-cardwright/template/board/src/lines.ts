import { SIZE } from "./world.ts";

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;
export const cellName = (cell: number): string => `${"ABCDE"[cell % SIZE]}${Math.floor(cell / SIZE) + 1}`;

/** True if the stone on a cell is part of a row of so many. */
export function isInRow(cells: readonly number[], cell: number, row: number): boolean {
  const owner = cells[cell];
  const isOwn = (x: number, y: number): boolean =>
    x >= 0 && x < SIZE && y >= 0 && y < SIZE && cells[y * SIZE + x] === owner;
  const length = (dx: number, dy: number): number => {
    let [x, y, steps] = [(cell % SIZE) + dx, Math.floor(cell / SIZE) + dy, 0];
    for (; isOwn(x, y); steps++) [x, y] = [x + dx, y + dy];
    return steps;
  };
  return DIRECTIONS.some(([dx, dy]) => length(dx, dy) + 1 + length(-dx, -dy) >= row);
}
