import type { TableGame } from "@cardwright/table";
import { useRef } from "react";
import { Link } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { SoundButton } from "../chrome/SoundButton.tsx";
import { ThemeButton } from "../chrome/ThemeButton.tsx";
import { useSettings } from "../settings.ts";
import type { LocalMatch } from "./localMatch.ts";
import styles from "./match.module.css";
import { Rules } from "./Rules.tsx";

interface TableMenuProps {
  readonly match: LocalMatch;
  readonly over: boolean;
  readonly designing: boolean;
  onDesign(): void;
}
export function TableMenu({ match, over, designing, onDesign }: TableMenuProps) {
  const { you } = match.frame().view;
  const { skips, chooseSkips } = useSettings();
  return (
    <>
      <Link href="/" className={chrome.barButton}>
        Games
      </Link>
      <span className={styles.onSmall}>
        <TableTools game={match.game} />
      </span>
      {!over && you >= 0 && <Concede onConcede={() => match.act({ type: concedeOf(match.game) })} />}
      {!over && you >= 0 && match.options.controllers.length > 1 && (
        <button
          type="button"
          className={chrome.barButton}
          onClick={() => match.setController(you, match.controllerOf(you) === "bot" ? "person" : "bot")}
        >
          {match.controllerOf(you) === "bot" ? "Play yourself" : "Let a bot play"}
        </button>
      )}
      <button type="button" className={chrome.barButton} aria-pressed={designing} onClick={onDesign}>
        Design
      </button>
      <button type="button" className={chrome.barButton} aria-pressed={!skips} onClick={() => chooseSkips(!skips)}>
        Ask me always
      </button>
      <ThemeButton />
    </>
  );
}
/** In the open: the rules in a minute, and sound. */
export function TableTools({ game }: { readonly game: TableGame }) {
  return (
    <>
      <Rules game={game} />
      <SoundButton />
    </>
  );
}
/** A game may have its own word for it. */
export const concedeOf = ({ engine }: TableGame): string =>
  [...engine.rules.actions.keys()].find((type) => /^(concede|surrender)$/i.test(type)) ?? "concede";

/** Giving up cannot be taken back, so it is asked twice. */
export function Concede({ onConcede }: { onConcede(): void }) {
  const box = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className={chrome.barButton} onClick={() => box.current?.showModal()}>
        Concede
      </button>
      <dialog ref={box} className={styles.curtain} aria-label="Concede the match">
        <h2>Concede the match?</h2>
        <p>The others win. This cannot be taken back.</p>
        <div className={styles.dialogActions}>
          <button type="button" className={chrome.button} onClick={() => box.current?.close()}>
            Play on
          </button>
          <button
            type="button"
            className={`${chrome.button} ${chrome.primary}`}
            onClick={() => {
              box.current?.close();
              onConcede();
            }}
          >
            Concede
          </button>
        </div>
      </dialog>
    </>
  );
}
