import type { TableGame } from "@cardwright/table";
import { useRef } from "react";
import { Link } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { ThemeButton } from "../chrome/ThemeButton.tsx";
import { useWords } from "../say.ts";
import { useSettings } from "../settings.ts";
import { LocalAdvice } from "./Advice.tsx";
import type { LocalMatch } from "./local-match.ts";
import styles from "./match.module.css";
import { TableTools } from "./TableTools.tsx";

interface TableMenuProps {
  readonly match: LocalMatch;
  readonly over: boolean;
  readonly designing: boolean;
  onDesign(): void;
}
export function TableMenu({ match, over, designing, onDesign }: TableMenuProps) {
  const say = useWords();
  const { you } = match.frame().view;
  const { skips, choose } = useSettings();
  return (
    <>
      <Link href="/" className={chrome.barButton}>
        {say("page.games")}
      </Link>
      <span className={styles.onSmall}>
        <TableTools game={match.game} />
      </span>
      <LocalAdvice match={match} over={over} />
      {!over && you >= 0 && <Concede onConcede={() => match.act({ type: concedeOf(match.game) })} />}
      {!over && you >= 0 && match.options.controllers.length > 1 && (
        <button
          type="button"
          className={chrome.barButton}
          onClick={() => match.setController(you, match.controllerOf(you) === "bot" ? "person" : "bot")}
        >
          {match.controllerOf(you) === "bot" ? say("lobby.self") : say("lobby.bot")}
        </button>
      )}
      <button type="button" className={chrome.barButton} aria-pressed={designing} onClick={onDesign}>
        {say("page.design")}
      </button>
      <button
        type="button"
        className={chrome.barButton}
        aria-pressed={!skips}
        onClick={() => choose({ skips: !skips })}
      >
        {say("menu.askAlways")}
      </button>
      <Link href="/settings" className={chrome.barButton}>
        {say("page.settings")}
      </Link>
      <ThemeButton />
    </>
  );
}
/** A game may have its own word for it. */
export const concedeOf = ({ engine }: TableGame): string =>
  [...engine.rules.actions.keys()].find((type) => /^(concede|surrender)$/i.test(type)) ?? "concede";

/** Giving up cannot be taken back, so it is asked twice. */
export function Concede({ onConcede }: { onConcede(): void }) {
  const say = useWords();
  const box = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className={chrome.barButton} onClick={() => box.current?.showModal()}>
        {say("match.concede")}
      </button>
      <dialog ref={box} className={styles.curtain} aria-label={say("menu.concede")}>
        <h2>{say("match.concede.ask")}</h2>
        <p>{say("match.concede.about")}</p>
        <div className={styles.dialogActions}>
          <button type="button" className={chrome.button} onClick={() => box.current?.close()}>
            {say("match.playOn")}
          </button>
          <button
            type="button"
            className={`${chrome.button} ${chrome.primary}`}
            onClick={() => {
              box.current?.close();
              onConcede();
            }}
          >
            {say("match.concede")}
          </button>
        </div>
      </dialog>
    </>
  );
}
