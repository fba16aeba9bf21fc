import type { ReactNode } from "react";
import styles from "./designer.module.css";

interface PartProps {
  readonly title: string;
  /** How much there is of it, beside its title. */
  readonly count?: number;
  readonly open?: boolean;
  readonly children: ReactNode;
}
/** One question to the engine, opened when somebody asks it. */
export const Part = ({ title, count, open = false, children }: PartProps) => (
  <details className={styles.part} open={open}>
    <summary>
      {title}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </summary>
    {children}
  </details>
);
