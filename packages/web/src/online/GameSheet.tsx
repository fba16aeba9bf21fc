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
  /** The cloth and the colours of its table. */
  readonly skin?: string | undefined;
  /** The table that is set, with who will sit at it; else a picture of the game. */
  readonly seats?: ReactNode;
  readonly children: ReactNode;
}
/** Before the table: which game it is on one side, what there is to do on the other. */
export function GameSheet({ game, title, lead, skin, seats, children }: GameSheetProps) {
  const say = useWords();
  const { speech } = useSpeaking();
  const listed = shelf.find(({ id }) => id === game);
  const { name, about } = listed === undefined ? { name: game, about: "" } : shelfNames(listed, speech.language);
  return (
    <div className={styles.sheet}>
      <section className={`${styles.about} ${skin ?? ""}`} aria-label={name}>
        <h2>{name}</h2>
        {listed !== undefined && (
          <>
            <p>{about}</p>
            <p className={styles.facts}>{factsOf(say, listed)}</p>
          </>
        )}
        {seats ?? (
          <div className={styles.picture}>
            <GamePicture game={game} />
          </div>
        )}
      </section>
      <section className={chrome.panel} aria-label={title}>
        <Heading>{title}</Heading>
        <p className={chrome.lead}>{lead}</p>
        {children}
      </section>
    </div>
  );
}
