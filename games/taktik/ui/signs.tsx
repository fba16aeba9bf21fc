import styles from "./board.module.css";

/** A flag in the colour of whoever holds the town; the second seat's has a swallow tail, so that colour is never alone. */
export function ObjectiveSign({ seat }: { readonly seat: number }) {
  return (
    <svg viewBox="0 0 20 24" className={styles.objective} data-seat={seat + 1} aria-hidden="true" focusable="false">
      <path d={seat === 0 ? "M3 24V1l15 5-15 5.5" : "M3 24V1h15l-4 5 4 5.5H3"} />
    </svg>
  );
}
