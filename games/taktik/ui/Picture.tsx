import { PictureMarker } from "@cardwright/table";
import styles from "./picture.module.css";

const GROUND = [0, 1, 0, 2, 0, 0, 3, 1, 0, 2, 0, 0, 1, 0, 3, 0];
const COLUMNS = 14;
const UNITS = [
  { column: 5, row: 0, seat: 1 },
  { column: 7, row: 1, seat: 1 },
  { column: 6, row: 3, seat: 0 },
  { column: 9, row: 3, seat: 0 },
  { column: 8, row: 2, seat: 0 },
] as const;

/** A stretch of land, wider than the box, so that it fills a broad one too. */
export function Picture() {
  return (
    <g transform="translate(-64 0)">
      {Array.from({ length: 4 * COLUMNS }, (_, index) => {
        const [x, y] = [(index % COLUMNS) * 32, Math.floor(index / COLUMNS) * 40];
        const ground = GROUND[(index * 7) % GROUND.length];
        const cell = { x: x + 1, y: y + 1, width: 30, height: 38, rx: 2 };
        return <rect key={`${x} ${y}`} {...cell} data-ground={ground} className={styles.ground} />;
      })}
      {UNITS.map(({ column, row, seat }) => (
        <g key={`${column} ${row}`} transform={`translate(${column * 32 + 16} ${row * 40 + 20})`}>
          <PictureMarker seat={seat} x={0} y={0} size={11} />
          <path d="M-6 5 L0 -6 L6 5 Z" className={styles.sign} />
        </g>
      ))}
    </g>
  );
}
