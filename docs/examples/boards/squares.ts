/** Squares by column and row, named as people read them: C4. */
export interface Square {
  readonly column: number;
  readonly row: number;
}
export interface Size {
  readonly columns: number;
  readonly rows: number;
}
export const nameOf = ({ column, row }: Square): string => `${String.fromCharCode(65 + column)}${row + 1}`;
export const isOn = ({ columns, rows }: Size, { column, row }: Square): boolean =>
  column >= 0 && column < columns && row >= 0 && row < rows;

// #region adjacency
type Step = readonly [right: number, down: number];
export const STRAIGHT: readonly Step[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];
export const ASLANT: readonly Step[] = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
];
const stepped = ({ column, row }: Square, [right, down]: Step): Square => ({ column: column + right, row: row + down });

/** The squares beside one: four, or with `ASLANT` eight. */
export const beside = (size: Size, from: Square, steps: readonly Step[] = STRAIGHT): readonly Square[] =>
  steps.map((step) => stepped(from, step)).filter((square) => isOn(size, square));
/** How many steps it is at least: straight ones only, or aslant too. */
export const distance = (a: Square, b: Square): number => Math.abs(a.column - b.column) + Math.abs(a.row - b.row);
export const stepsBetween = (a: Square, b: Square): number =>
  Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
// #endregion adjacency

// #region sight
/** The squares seen along straight and slanting lines, up to the first that blocks: as a queen moves. */
export function seenFrom(size: Size, from: Square, blocks: (square: Square) => boolean): readonly Square[] {
  const seen: Square[] = [];
  for (const step of [...STRAIGHT, ...ASLANT]) {
    for (let next = stepped(from, step); isOn(size, next) && !blocks(next); next = stepped(next, step)) seen.push(next);
  }
  return seen;
}
/** The squares that a line between the middles of two squares comes through: nothing on them, and they see each other. */
export function between(a: Square, b: Square): readonly Square[] {
  const steps = stepsBetween(a, b);
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i) => ({
    column: Math.round(a.column + ((b.column - a.column) * (i + 1)) / steps),
    row: Math.round(a.row + ((b.row - a.row) * (i + 1)) / steps),
  }));
}
// #endregion sight
