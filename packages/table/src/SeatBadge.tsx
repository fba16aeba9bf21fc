import styles from "./marks.module.css";

/** A seat is a shape as well as a colour. */
const SHAPES = [
  "M 10 1.5 A 8.5 8.5 0 1 1 9.99 1.5 Z",
  "M 2.5 2.5 H 17.5 V 17.5 H 2.5 Z",
  "M 10 1.5 L 19 17.5 H 1 Z",
  "M 10 0.5 L 19.5 10 L 10 19.5 L 0.5 10 Z",
  "M 10 1 L 18.6 7.2 L 15.3 17.3 H 4.7 L 1.4 7.2 Z",
  "M 5.5 2.2 H 14.5 L 19 10 L 14.5 17.8 H 5.5 L 1 10 Z",
  "M 7 1.5 H 13 V 7 H 18.5 V 13 H 13 V 18.5 H 7 V 13 H 1.5 V 7 H 7 Z",
  "M 10 1 L 12.6 7 L 19 7.6 L 14.2 11.9 L 15.6 18.5 L 10 15 L 4.4 18.5 L 5.8 11.9 L 1 7.6 L 7.4 7 Z",
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
