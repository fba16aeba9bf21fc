import { useState } from "react";
import styles from "./bar.module.css";
import type { Choosing } from "./decision.ts";
import { useTable } from "./TableProvider.tsx";
import { joinClasses } from "./words.ts";

/** Any whole number of a range that is too wide for a button each. */
export function NumberPanel({ deciding }: { readonly deciding: Choosing }) {
  const { decision } = useTable();
  const { choice, forced, trail } = deciding;
  const { min, max, ask } = choice;
  const [text, setText] = useState(String(min));
  const value = Number(text);
  const isWithin = text !== "" && Number.isInteger(value) && value >= min && value <= max;
  return (
    <form
      className={styles.answers}
      data-rove-group=""
      onSubmit={(event) => {
        event.preventDefault();
        if (isWithin) decision.number(value);
      }}
    >
      {(!forced || trail.length > 0) && (
        <button type="button" className={styles.quiet} onClick={decision.cancel} data-rove="" tabIndex={-1}>
          Cancel
        </button>
      )}
      <input
        type="number"
        aria-label={ask || `A number from ${min} to ${max}`}
        min={min}
        max={max}
        step={1}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button
        type="submit"
        className={joinClasses(styles.action, styles.primary)}
        aria-disabled={!isWithin}
        data-confirm=""
      >
        {isWithin ? `Choose ${value}` : `${min} to ${max}`}
      </button>
    </form>
  );
}
