import type { HowTo, TableGame } from "@cardwright/table";
import { TermList } from "@cardwright/table";
import { useRef, useState } from "react";
import chrome from "../chrome/chrome.module.css";
import styles from "./match.module.css";

/** The rules in a minute and the words of the game, over the table, whenever someone asks. */
export function Rules({ game }: { readonly game: TableGame }) {
  const box = useRef<HTMLDialogElement>(null);
  const [howTo, setHowTo] = useState<HowTo | null>(null);
  if (game.howTo === undefined) return null;
  const open = async (): Promise<void> => {
    setHowTo((await game.howTo?.()) ?? null);
    box.current?.showModal();
  };
  const words = Object.entries(game.plan.glossary ?? {}).map(([word, meaning]) => ({ word, meaning }));
  return (
    <>
      <button type="button" className={chrome.barButton} onClick={() => void open()}>
        Rules
      </button>
      <dialog ref={box} className={`${styles.curtain} ${styles.rules}`} aria-label={`How ${game.name} is played`}>
        {howTo !== null && (
          <>
            <h2>How {game.name} is played</h2>
            <p className={styles.aim}>{howTo.aim}</p>
            <ol>
              {howTo.turn.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
            <h3>Good to know</h3>
            <ul>
              {howTo.good.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <details>
              <summary>Words of the game</summary>
              <TermList terms={words} />
            </details>
          </>
        )}
        <button type="button" className={`${chrome.button} ${chrome.primary}`} onClick={() => box.current?.close()}>
          Back to the table
        </button>
      </dialog>
    </>
  );
}
