import type { CSSProperties, ReactNode } from "react";
import { cssNumbers } from "./css-numbers.ts";
import styles from "./grid.module.css";

/** Boards to lay things on. What a cell holds, and whether it can be chosen, is the game's part. */

interface SquareGridProps {
  readonly columns: number;
  readonly rows: number;
  /** In pixels, or any length of CSS. */
  readonly cell: number | string;
  readonly label: string;
  /** Called for each cell, row by row. */
  readonly children: (column: number, row: number) => ReactNode;
}
export function SquareGrid({ columns, rows, cell, label, children }: SquareGridProps) {
  const cells: ReactNode[] = [];
  const length = typeof cell === "number" ? `${cell}px` : cell;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) cells.push(children(column, row));
  const style: CSSProperties = {
    gridTemplateColumns: `repeat(${columns}, ${length})`,
    gridTemplateRows: `repeat(${rows}, ${length})`,
  };
  return (
    <section className={styles.square} style={style} aria-label={label}>
      {cells}
    </section>
  );
}

export interface Axial {
  readonly q: number;
  readonly r: number;
}
interface HexGridProps<T extends Axial> {
  readonly cells: readonly T[];
  /** From centre to corner, given the columns and rows of the box in such lengths: any length of CSS. */
  readonly radius: (columns: number, rows: number) => string;
  readonly label: string;
  readonly children: (cell: T) => ReactNode;
}
const ROOT_3 = Math.sqrt(3);
/** Pointy-topped hexes by axial coordinates, in a box that fits them all. */
export function HexGrid<T extends Axial>({ cells, radius, label, children }: HexGridProps<T>) {
  const placed = cells.map((cell) => ({ cell, x: ROOT_3 * (cell.q + cell.r / 2), y: 1.5 * cell.r }));
  const left = Math.min(0, ...placed.map(({ x }) => x));
  const top = Math.min(0, ...placed.map(({ y }) => y));
  const columns = Math.max(0, ...placed.map(({ x }) => x)) - left + ROOT_3;
  const rows = Math.max(0, ...placed.map(({ y }) => y)) - top + 2;
  return (
    <section
      className={styles.hex}
      style={cssNumbers({ "--columns": columns, "--rows": rows, "--radius-of-hex": radius(columns, rows) })}
      aria-label={label}
    >
      {placed.map(({ cell, x, y }) => (
        <div
          key={`${cell.q},${cell.r}`}
          className={styles.hexCell}
          style={cssNumbers({ "--x": x - left - columns / 2, "--y": y - top - rows / 2 })}
        >
          {children(cell)}
        </div>
      ))}
    </section>
  );
}
/** The outline of a hex in a box of 100 by 115.47, as SVG points. */
export const HEX_POINTS = "50,0 100,28.87 100,86.6 50,115.47 0,86.6 0,28.87";
