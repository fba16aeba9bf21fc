import { useId, useState } from "react";
import styles from "./card.module.css";
import { splitByTerms, type Term } from "./glossary.ts";

/** Rules text whose words explain themselves on hover, focus and tap. */
export function RulesText({ text, terms }: { readonly text: string; readonly terms: readonly Term[] }) {
  return (
    <p className={styles.text}>
      {splitByTerms(text, terms).map((part, index) =>
        typeof part === "string" ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a printed text never changes.
          <Word key={index} written={part.written} meaning={part.meaning} />
        ),
      )}
    </p>
  );
}
function Word({ written, meaning }: { readonly written: string; readonly meaning: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.term}
        aria-describedby={id}
        aria-expanded={open}
        onPointerEnter={() => setOpen(true)}
        onPointerLeave={() => setOpen(false)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key === "Escape") setOpen(false);
        }}
      >
        {written}
      </button>
      <span role="tooltip" id={id} className={styles.meaning} data-open={open}>
        {meaning}
      </span>
    </>
  );
}
/** The same as a list, where a pointer cannot reach the words: beside the table, and over it on a phone. */
export function TermList({ terms }: { readonly terms: readonly Term[] }) {
  if (terms.length === 0) return null;
  return (
    <dl className={styles.terms}>
      {terms.map(({ word, meaning }) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
