import { useRef } from "react";
import styles from "./marks.module.css";
import { joinClasses } from "./words.ts";

/** A number with its name. What has just changed glows for a second. */
export function Counter({ name, value }: { readonly name: string; readonly value: string | number }) {
  const first = useRef(value);
  return (
    <span className={styles.counter}>
      <span className={styles.counterName}>{name}</span>
      <b key={String(value)} className={joinClasses(styles.counterValue, value !== first.current && styles.changed)}>
        {value}
      </b>
    </span>
  );
}
/** A flag, a status or another short word. */
export function Chip({ text, tone = "plain" }: { readonly text: string; readonly tone?: "plain" | "good" | "bad" }) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {text}
    </span>
  );
}
