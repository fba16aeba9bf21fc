import { cellAt, cellCount, columnOf, neighbours, rowOf, type Size } from "../src/board.ts";
import { groundAt } from "../src/terrain/ground.ts";
import type { Relief } from "./art/map.ts";
import type { Point } from "./art/ways.ts";

/** How the map lies: on a wide stage its rows run across, on a phone it stands as printed; the own edge is left or below. */
export interface Lie {
  readonly size: Size;
  readonly wide: boolean;
  /** The own edge is the first row. */
  readonly first: boolean;
}
export const columnsOf = ({ size, wide }: Lie): number => (wide ? size.height : size.width);
export const rowsOf = ({ size, wide }: Lie): number => (wide ? size.width : size.height);

export function pointOf({ size, wide, first }: Lie, cell: number): Point {
  const [column, row] = [columnOf(size, cell), rowOf(size, cell)];
  if (wide) return { x: first ? row : size.height - 1 - row, y: column };
  return { x: column, y: first ? size.height - 1 - row : row };
}
export function cellOf({ size, wide, first }: Lie, x: number, y: number): number {
  if (wide) return cellAt(size, y, first ? x : size.height - 1 - x);
  return cellAt(size, x, first ? size.height - 1 - y : y);
}
/** What stands on the rim: numbers for rows, letters for columns. */
export function rimOf(lie: Lie): { readonly across: readonly string[]; readonly down: readonly string[] } {
  const letters = Array.from({ length: lie.size.width }, (_, column) => String.fromCharCode(65 + column));
  const numbers = Array.from({ length: lie.size.height }, (_, row) => String(row + 1));
  const rows = lie.first === lie.wide ? numbers : numbers.toReversed();
  return lie.wide ? { across: rows, down: letters } : { across: letters, down: rows };
}
interface Land {
  readonly ground: readonly string[];
  readonly overlay: readonly string[];
}
export function reliefOf(lie: Lie, land: Land): Relief {
  return {
    columns: columnsOf(lie),
    rows: rowsOf(lie),
    ground: (x, y) => groundAt(land, lie.size, cellOf(lie, x, y)).name,
    ways: [...waysOf(lie, land.overlay, "river"), ...waysOf(lie, land.overlay, "road")],
  };
}
const CARRIES = { road: "=#", river: "~#" };
/** Roads or rivers as lines from cell to cell; one that leads nowhere is a dot. */
function waysOf(lie: Lie, overlay: readonly string[], kind: keyof typeof CARRIES): Relief["ways"] {
  const { size } = lie;
  const has = (cell: number): boolean => {
    const letter = overlay[rowOf(size, cell)]?.[columnOf(size, cell)] ?? ".";
    return letter !== "." && CARRIES[kind].includes(letter);
  };
  return Array.from({ length: cellCount(size) }, (_, cell) => cell)
    .filter(has)
    .flatMap((cell) => {
      const near = neighbours(size, cell).filter(has);
      const straight = near.filter(
        (next) => columnOf(size, next) === columnOf(size, cell) || rowOf(size, next) === rowOf(size, cell),
      );
      const ends = straight.length > 0 ? straight : near.length > 0 ? near : [cell];
      return ends
        .filter((next) => next >= cell)
        .map((to) => ({ kind, from: pointOf(lie, cell), to: pointOf(lie, to) }));
    });
}
