import { type HowTo, type TableGame, TermList, termsOf } from "@cardwright/table";
import type { Speaker } from "@cardwright/words";
import { useEffect, useRef, useState } from "react";
import chrome from "../chrome/chrome.module.css";
import { useGameWords, useWords } from "../say.ts";
import styles from "./match.module.css";

interface RulesSheetProps {
  readonly game: TableGame;
  onClosed(): void;
}
/** The rules in a minute, and the words of the game, from when it is there until it is closed. */
export function RulesSheet({ game, onClosed }: RulesSheetProps) {
  const box = useRef<HTMLDialogElement>(null);
  const [given, setGiven] = useState<HowTo | null>(null);
  const say = useWords();
  const { speaker, spoken } = useGameWords(game);
  useEffect(() => {
    box.current?.showModal();
    void game.howTo?.().then(setGiven);
  }, [game]);
  const told = howToIn(speaker) ?? given;
  const title = say("match.howTo", { game: spoken.name });
  return (
    <dialog ref={box} className={`${styles.curtain} ${styles.rules}`} aria-label={title} onClose={onClosed}>
      {told !== null && (
        <>
          <h2>{title}</h2>
          <Told told={told} />
          <details>
            <summary>{say("match.words")}</summary>
            <TermList terms={termsOf(spoken.glossary, spoken.glossary.all())} />
          </details>
        </>
      )}
      <button type="button" className={`${chrome.button} ${chrome.primary}`} onClick={() => box.current?.close()}>
        {say("match.backToTable")}
      </button>
    </dialog>
  );
}
function Told({ told: { aim, turn, good } }: { readonly told: HowTo }) {
  const say = useWords();
  return (
    <>
      <p className={styles.aim}>{aim}</p>
      <ol>
        {turn.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <h3>{say("match.good")}</h3>
      <ul>
        {good.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
/** The rules sheet of a language file, line by line. */
function howToIn(speaker: Speaker): HowTo | undefined {
  if (!speaker.has("howto.aim")) return undefined;
  const lines = (part: string): readonly string[] => speaker.keys(`howto.${part}.`).map((key) => speaker.text(key));
  return { aim: speaker.text("howto.aim"), turn: lines("turn"), good: lines("good") };
}
