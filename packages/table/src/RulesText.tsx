import type { Glossary } from "@cardwright/words";
import { useId, useState } from "react";
import card from "./card.module.css";
import type { Term } from "./look.ts";
import styles from "./rules-text.module.css";

/** Rules text whose words explain themselves on hover, focus and tap. */
export function RulesText({ text, glossary }: { readonly text: string; readonly glossary: Glossary | undefined }) {
  return (
    <p className={card.text}>
      {(glossary?.explain(text) ?? [{ text }]).map(({ text: written, term }, index) =>
        term === undefined ? (
          written
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a printed text never changes.
          <Word key={index} written={written} meaning={glossary?.term(term).meaning ?? ""} />
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
      {terms.map(({ id, word, meaning }) => (
        <div key={id}>
          <dt>{word}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
