import type { SeatInfo } from "@cardwright/protocol";
import { clothOf } from "@cardwright/table";
import { type FormEvent, useState } from "react";
import chrome from "../chrome/chrome.module.css";
import { Page } from "../chrome/Page.tsx";
import { Problem, reasonOf } from "../chrome/Problem.tsx";
import styles from "../pages/online.module.css";
import { useWords } from "../say.ts";
import { TableTop } from "../setup/TableTop.tsx";
import { useGame } from "../use-game.ts";
import { GameSheet } from "./GameSheet.tsx";
import { type HeldSeat, keepName, lastName, nameIn } from "./seats.ts";
import { sitDown } from "./sit-down.ts";
import { sittersAt } from "./sitters.ts";

interface JoinProps {
  readonly match: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  /** The code by which somebody was invited. */
  readonly invite: string | undefined;
  onJoin(seat: HeldSeat): void;
  onWatch(): void;
}
/** A seat is free: sit down, or watch. */
export function Join({ match, game, seats, invite, onJoin, onWatch }: JoinProps) {
  const say = useWords();
  const { game: found } = useGame(game);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    try {
      const name = nameIn(form);
      keepName(name);
      onJoin(await sitDown(match, { name, ...(invite === undefined ? {} : { invite }) }));
    } catch (error) {
      setProblem(reasonOf(error));
      setBusy(false);
    }
  };
  return (
    <Page wide title={say("lobby.sit")}>
      <GameSheet
        game={game}
        skin={found === undefined ? undefined : clothOf(found)}
        title={say("lobby.freeSeat")}
        lead={say("lobby.sit.about")}
        seats={<TableTop game={game} sitters={sittersAt(seats)} near={Math.max(0, seats.findIndex(isFree))} />}
      >
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          <label className={chrome.field}>
            {say("lobby.yourName")}
            <input
              name="name"
              required
              maxLength={40}
              defaultValue={lastName() || say("lobby.guest")}
              autoComplete="nickname"
            />
          </label>
          <div className={styles.actions}>
            <button type="submit" disabled={busy} className={`${chrome.button} ${chrome.primary}`}>
              {say("lobby.sit")}
            </button>
            <button type="button" className={chrome.button} onClick={onWatch}>
              {say("lobby.watch")}
            </button>
          </div>
          <Problem text={problem} />
        </form>
      </GameSheet>
    </Page>
  );
}
const isFree = ({ name, bot }: SeatInfo): boolean => name === null && bot === null;
