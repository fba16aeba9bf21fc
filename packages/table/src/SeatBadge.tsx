import styles from "./marks.module.css";

/** A seat is a shape as well as a colour. */
const SHAPES = [
  "M 10 1.5 A 8.5 8.5 0 1 1 9.99 1.5 Z",
  "M 2.5 2.5 H 17.5 V 17.5 H 2.5 Z",
  "M 10 1.5 L 19 17.5 H 1 Z",
  "M 10 0.5 L 19.5 10 L 10 19.5 L 0.5 10 Z",
];

export function SeatShape({ seat, size = 16 }: { readonly seat: number; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      className={styles.shape}
      data-seat={seat + 1}
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[seat % SHAPES.length]} />
    </svg>
  );
}
export function SeatBadge({ seat, name }: { readonly seat: number; readonly name: string }) {
  return (
    <span className={styles.badge}>
      <SeatShape seat={seat} />
      <span>{name}</span>
    </span>
  );
}
