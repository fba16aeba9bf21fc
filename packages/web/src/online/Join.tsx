import { type FormEvent, useState } from "react";
import chrome from "../chrome/chrome.module.css";
import { Page } from "../chrome/Page.tsx";
import { Problem, reasonOf } from "../chrome/Problem.tsx";
import styles from "../pages/online.module.css";
import { GameSheet } from "./GameSheet.tsx";
import { type HeldSeat, keepName, lastName, nameIn } from "./seats.ts";
import { sitDown } from "./sitDown.ts";

interface JoinProps {
  readonly match: string;
  readonly game: string;
  onJoin(seat: HeldSeat): void;
  onWatch(): void;
}
/** A seat is free: sit down, or watch. */
export function Join({ match, game, onJoin, onWatch }: JoinProps) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    try {
      const name = nameIn(form);
      keepName(name);
      onJoin(await sitDown(match, { name }));
    } catch (error) {
      setProblem(reasonOf(error));
      setBusy(false);
    }
  };
  return (
    <Page title="Sit down">
      <GameSheet game={game} title="A seat is free" lead="Sit down under any name, or watch.">
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          <label className={chrome.field}>
            Your name
            <input name="name" required maxLength={40} defaultValue={lastName() || "Guest"} autoComplete="nickname" />
          </label>
          <div className={styles.actions}>
            <button type="submit" disabled={busy} className={`${chrome.button} ${chrome.primary}`}>
              Sit down
            </button>
            <button type="button" className={chrome.button} onClick={onWatch}>
              Watch
            </button>
          </div>
          <Problem text={problem} />
        </form>
      </GameSheet>
    </Page>
  );
}
