import { type HowTo, Icon, type TableGame } from "@cardwright/table";
import type { Speaker } from "@cardwright/words";
import { lazy, Suspense, useRef, useState } from "react";
import chrome from "../chrome/chrome.module.css";
import { useGameWords, useWords } from "../say.ts";
import styles from "./match.module.css";

/** Nobody reads it before the table is there. */
const RulesSheet = lazy(async () => ({ default: (await import("./RulesSheet.tsx")).RulesSheet }));

/** The rules in a minute and the words of the game, over the table, whenever someone asks. */
export function Rules({ game }: { readonly game: TableGame }) {
  const box = useRef<HTMLDialogElement>(null);
  const [howTo, setHowTo] = useState<HowTo | null>(null);
  const say = useWords();
  const { speaker, spoken } = useGameWords(game);
  const written = howToIn(speaker);
  if (game.howTo === undefined && written === undefined) return null;
  const open = async (): Promise<void> => {
    setHowTo(written ?? (await game.howTo?.()) ?? null);
    box.current?.showModal();
  };
  const told = written ?? howTo;
  return (
    <>
      <button type="button" className={chrome.barButton} onClick={() => void open()}>
        <Icon name="book" />
        {say("page.rules")}
      </button>
      <dialog
        ref={box}
        className={`${styles.curtain} ${styles.rules}`}
        aria-label={say("match.howTo", { game: spoken.name })}
      >
        {told !== null && (
          <Suspense fallback={null}>
            <RulesSheet told={told} title={say("match.howTo", { game: spoken.name })} glossary={spoken.glossary} />
          </Suspense>
        )}
        <button type="button" className={`${chrome.button} ${chrome.primary}`} onClick={() => box.current?.close()}>
          {say("match.backToTable")}
        </button>
      </dialog>
    </>
  );
}
/** The rules sheet of a language file, line by line. */
function howToIn(speaker: Speaker): HowTo | undefined {
  if (!speaker.has("howto.aim")) return undefined;
  const lines = (part: string): readonly string[] => speaker.keys(`howto.${part}.`).map((key) => speaker.text(key));
  return { aim: speaker.text("howto.aim"), turn: lines("turn"), good: lines("good") };
}
