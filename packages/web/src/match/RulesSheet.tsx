import { type HowTo, TermList, termsOf } from "@cardwright/table";
import type { Glossary } from "@cardwright/words";
import { useWords } from "../say.ts";
import styles from "./match.module.css";

interface RulesSheetProps {
  readonly told: HowTo;
  readonly title: string;
  readonly glossary: Glossary;
}
/** The rules in a minute, and the words of the game. */
export function RulesSheet({ told, title, glossary }: RulesSheetProps) {
  const say = useWords();
  return (
    <>
      <h2>{title}</h2>
      <p className={styles.aim}>{told.aim}</p>
      <ol>
        {told.turn.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <h3>{say("match.good")}</h3>
      <ul>
        {told.good.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <details>
        <summary>{say("match.words")}</summary>
        <TermList terms={termsOf(glossary, glossary.all())} />
      </details>
    </>
  );
}
