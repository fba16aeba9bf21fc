import { HEX_POINTS, PictureMarker } from "@cardwright/table";
import styles from "./picture.module.css";

const RADIUS = 30;
const ROWS = [
  { r: -1, from: -1, to: 2 },
  { r: 0, from: -2, to: 2 },
  { r: 1, from: -2, to: 1 },
] as const;
const TILES = ROWS.flatMap(({ r, from, to }) =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const q = from + index;
    return { x: 160 + Math.sqrt(3) * RADIUS * (q + r / 2), y: 80 + 1.5 * RADIUS * r };
  }),
);
/** The outline has a box of its own, a hundred wide; a little of it is left free between the tiles. */
const SCALE = (Math.sqrt(3) * (RADIUS - 1.5)) / 100;

/** A country of tiles, and who holds which. */
export function Picture() {
  return TILES.map(({ x, y }, index) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      <polygon
        points={HEX_POINTS}
        transform={`scale(${SCALE}) translate(-50 -57.735)`}
        data-tile={index % 4}
        className={styles.tile}
      />
      {index % 3 < 2 && <PictureMarker seat={index % 3 === 0 ? 0 : 1} x={0} y={0} size={8} />}
    </g>
  ));
}
