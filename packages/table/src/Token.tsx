import type { ReactNode } from "react";
import styles from "./marks.module.css";

/** A small marker of a seat, with a count or a sign in it. */
export function Token({ seat, children }: { readonly seat: number; readonly children?: ReactNode }) {
  return (
    <span className={styles.token} data-seat={seat + 1}>
      {children}
    </span>
  );
}
