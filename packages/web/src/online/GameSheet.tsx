import type { ReactNode } from "react";
import chrome from "../chrome/chrome.module.css";
import { GamePicture } from "../chrome/GamePicture.tsx";
import { Heading } from "../chrome/Heading.tsx";
import { factsOf } from "../facts-of.ts";
import { shelf, shelfNames } from "../games.ts";
import styles from "../pages/online.module.css";
import { useWords } from "../say.ts";
import { useSpeaking } from "../speaking.ts";

interface GameSheetProps {
  readonly game: string;
  readonly title: string;
  readonly lead: string;
  /** Below what the game is: who will sit at the table. */
  readonly seats?: ReactNode;
  readonly children: ReactNode;
}
/** Before the table: which game it is on one side, what there is to do on the other. */
export function GameSheet({ game, title, lead, seats, children }: GameSheetProps) {
  const say = useWords();
  const { speech } = useSpeaking();
  const listed = shelf.find(({ id }) => id === game);
  const { name, about } = listed === undefined ? { name: game, about: "" } : shelfNames(listed, speech.language);
  return (
    <div className={styles.sheet}>
      <section className={styles.about} aria-label={name}>
        <div className={styles.picture}>
          <GamePicture game={game} />
        </div>
        <h2>{name}</h2>
        {listed !== undefined && (
          <>
            <p>{about}</p>
            <p className={styles.hint}>{factsOf(say, listed)}</p>
          </>
        )}
        {seats}
      </section>
      <section className={chrome.panel} aria-label={title}>
        <Heading>{title}</Heading>
        <p className={chrome.lead}>{lead}</p>
        {children}
      </section>
    </div>
  );
}
