import type { UnitFace } from "../src/pieces.ts";
import styles from "./board.module.css";

/** What stands for ground, units and objectives: a sign each, so that colour is never alone. */

const GROUNDS: Readonly<Record<string, string>> = {
  rough: "M4 14l3-4 3 4M12 8l2-3 2 3",
  hill: "M2 15c4-9 7-9 9-1M9 13c2-5 6-6 9 2",
  forest: "M6 4l4 7H2zM6 11v4M14 6l4 7h-8zM14 13v4",
  urban: "M3 17V8h5v9M8 17V4h6v13M14 17v-7h4v7",
  industrial: "M3 17V9l5 3V9l5 3V5h3v12z",
  water: "M2 7c3-3 5 3 8 0s5 3 8 0M2 13c3-3 5 3 8 0s5 3 8 0",
};
export function GroundSign({ ground }: { readonly ground: string }) {
  const path = GROUNDS[ground];
  if (path === undefined) return null;
  return (
    <svg viewBox="0 0 20 20" className={styles.sign} aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
const UNITS: Readonly<Record<UnitFace, string>> = {
  infantry: "M3 5h14v10H3zM3 5l14 10M17 5L3 15",
  vehicle: "M3 5h14v10H3zM6 10a4 2.6 0 0 1 8 0a4 2.6 0 0 1-8 0",
  special: "M3 5h14v10H3zM10 6.5l1.2 2.4 2.6.4-1.9 1.8.5 2.6-2.4-1.2-2.4 1.2.5-2.6-1.9-1.8 2.6-.4z",
};
export function UnitSign({ face }: { readonly face: UnitFace }) {
  return (
    <svg viewBox="0 0 20 20" className={styles.unitSign} aria-hidden="true" focusable="false">
      <path d={UNITS[face]} />
    </svg>
  );
}
export function ObjectiveSign({ seat }: { readonly seat: number }) {
  return (
    <svg viewBox="0 0 20 20" className={styles.objective} data-seat={seat + 1} aria-hidden="true" focusable="false">
      <path d="M5 18V2l10 4-8.5 4V18z" />
    </svg>
  );
}
