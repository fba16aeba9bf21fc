import { type ReactNode, useState } from "react";
import chrome from "../chrome/chrome.module.css";
import { useWords } from "../say.ts";
import { Coach } from "./Coach.tsx";
import styles from "./coach.module.css";
import { keepHinted } from "./hinted.ts";

/** How a table is read, in five notes. */
const HINTS = ["won", "lit", "one", "why", "log"] as const;

/** In the first real match; beside the table where there is room, else as a note over it that takes no clicks. */
export function Hints({ floats, onDone }: { readonly floats: boolean; onDone(): void }) {
  const [at, setAt] = useState(0);
  const say = useWords();
  const hint = HINTS[at];
  if (hint === undefined) return null;
  const end = (): void => {
    keepHinted();
    onDone();
  };
  const progress = say("page.of", { step: at + 1, steps: HINTS.length });
  const actions: ReactNode = (
    <>
      <button type="button" className={chrome.button} onClick={() => (at === HINTS.length - 1 ? end() : setAt(at + 1))}>
        {say(at === HINTS.length - 1 ? "hint.done" : "hint.next")}
      </button>
      {at < HINTS.length - 1 && (
        <button type="button" className={styles.plain} onClick={end}>
          {say("hint.noMore")}
        </button>
      )}
    </>
  );
  if (floats)
    return (
      <Coach title={say(`hint.${hint}`)} text={say(`hint.${hint}.text`)} progress={progress} about="">
        {actions}
      </Coach>
    );
  return (
    <section aria-label={say("hint.notes")} className={styles.note}>
      <p className={styles.progress}>{progress}</p>
      <h2>{say(`hint.${hint}`)}</h2>
      <p>{say(`hint.${hint}.text`)}</p>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
