import { useState } from "react";
import styles from "./bar.module.css";
import type { Choosing } from "./decision.ts";
import { useTable } from "./TableProvider.tsx";
import { UndoButton } from "./TakeBack.tsx";
import { joinClasses } from "./words.ts";

/** Any whole number of a range that is too wide for a button each. */
export function NumberPanel({ deciding }: { readonly deciding: Choosing }) {
  const { decision, words, say, frame } = useTable();
  const { choice, forced, trail, offer, picks } = deciding;
  const { min, max } = choice;
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
      {forced && trail.length === 0 ? (
        <UndoButton />
      ) : (
        <button type="button" className={styles.quiet} onClick={decision.cancel} data-rove="" tabIndex={-1}>
          {say("dock.cancel")}
        </button>
      )}
      <input
        type="number"
        aria-label={words.ask(offer, choice, frame.view, picks)}
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
        {isWithin ? say("dock.number", { count: value }) : say("dock.range", { min, max })}
      </button>
    </form>
  );
}
