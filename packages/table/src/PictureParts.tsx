import { drawEmblem } from "./draw-emblem.ts";
import styles from "./picture.module.css";

/** What the pictures of games are put together from, inside an SVG: drawn by the same hand as the cards. */

interface Placed {
  readonly x: number;
  readonly y: number;
}
export function PictureEmblem({
  id,
  kind,
  x,
  y,
  size,
}: Placed & { readonly id: string; readonly kind: string; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`} className={styles.ink}>
      {drawEmblem(id, kind).shapes.map(({ path, fill, width }) => (
        <path
          key={path}
          d={path}
          className={fill === "ink" ? styles.solid : fill === "hatch" ? styles.soft : styles.line}
          strokeWidth={width + 1}
        />
      ))}
    </g>
  );
}
/** A card of 72 by 100, turned about its middle. */
export function PictureCard({ id, x, y, turn }: Placed & { readonly id: string; readonly turn: number }) {
  return (
    <g transform={`rotate(${turn} ${x + 36} ${y + 50})`}>
      <rect x={x} y={y} width="72" height="100" rx="6" className={styles.paper} />
      <rect x={x} y={y} width="72" height="7" rx="3" className={styles.band} />
      <PictureEmblem id={id} kind={id} x={x + 12} y={y + 26} size={48} />
    </g>
  );
}
/** A marker of one of the first two seats, about its middle. */
export function PictureMarker({ seat, x, y, size }: Placed & { readonly seat: 0 | 1; readonly size: number }) {
  if (seat === 0) return <circle cx={x} cy={y} r={size} className={styles.first} />;
  const corner = { x: x - size, y: y - size, width: 2 * size, height: 2 * size };
  return <rect {...corner} rx="3" className={styles.second} />;
}
