import type { ReactNode } from "react";
import chrome from "../chrome/chrome.module.css";
import { GamePicture } from "../chrome/GamePicture.tsx";
import { Heading } from "../chrome/Heading.tsx";
import { factsOf, shelf } from "../games.ts";
import styles from "../pages/online.module.css";

interface GameSheetProps {
  readonly game: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}
/** Before the table: which game it is on one side, what there is to do on the other. */
export function GameSheet({ game, title, lead, children }: GameSheetProps) {
  const listed = shelf.find(({ id }) => id === game);
  return (
    <div className={styles.sheet}>
      <section className={styles.about} aria-label={listed?.name ?? game}>
        <div className={styles.picture}>
          <GamePicture game={game} />
        </div>
        <h2>{listed?.name ?? game}</h2>
        {listed !== undefined && (
          <>
            <p>{listed.about}</p>
            <p className={styles.hint}>{factsOf(listed)}</p>
          </>
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
