import type { SeatInfo } from "@cardwright/protocol";
import { SeatBadge, type TableGame } from "@cardwright/table";
import { useState } from "react";
import chrome from "../chrome/chrome.module.css";
import { Page } from "../chrome/Page.tsx";
import { Problem, reasonOf } from "../chrome/Problem.tsx";
import { botName } from "../match/botName.ts";
import styles from "../pages/online.module.css";
import { api } from "./api.ts";
import { GameSheet } from "./GameSheet.tsx";
import { leaveSeat } from "./leaveSeat.ts";
import { type HeldSeat, hostToken, linkTo } from "./seats.ts";

interface WaitingRoomProps {
  readonly match: string;
  readonly game: TableGame;
  readonly seats: readonly SeatInfo[];
  readonly held: HeldSeat | null;
  /** There while a seat is free for whoever watches. */
  readonly onSit: (() => void) | undefined;
  onGone(): void;
}
export function WaitingRoom({ match, game, seats, held, onSit, onGone }: WaitingRoomProps) {
  const [problem, setProblem] = useState("");
  const [copied, setCopied] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const link = linkTo(match);
  const host = hostToken(match);
  const start = async (token: string): Promise<void> => {
    await api.start(match, token, "greedy").catch((error: unknown) => setProblem(reasonOf(error)));
  };
  const leave = async (token: string): Promise<void> => {
    setLeaving(true);
    try {
      await leaveSeat(match, token);
      onGone();
    } catch (error) {
      setProblem(reasonOf(error));
      setLeaving(false);
    }
  };
  const copy = async (): Promise<void> => {
    try {
      // Only a page from this machine or with TLS has a clipboard.
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setProblem("This browser does not let the page copy. Select the link and copy it yourself.");
    }
  };
  return (
    <Page title={`Waiting: ${game.name}`}>
      <GameSheet
        game={game.id}
        title="Waiting for players"
        lead="The match begins by itself as soon as every seat is taken."
      >
        <ul className={styles.seats} aria-label="Seats">
          {seats.map(({ seat, name, bot, kept }) => (
            <li key={seat} data-free={name === null && bot === null}>
              <SeatBadge seat={seat} name={name ?? (bot !== null ? botName(seat) : kept ? "expected" : "free")} />
              {held?.seat === seat && <span className={styles.hint}>you</span>}
            </li>
          ))}
        </ul>
        {onSit !== undefined && (
          <button type="button" className={chrome.button} onClick={onSit}>
            Sit down
          </button>
        )}
        <div className={styles.share}>
          <label className={chrome.field}>
            Send this link to whoever should play or watch
            <input readOnly value={link} onFocus={(event) => event.target.select()} />
          </label>
          <button type="button" className={`${chrome.button} ${chrome.primary}`} onClick={() => void copy()}>
            {copied ? "Copied" : "Copy"}
          </button>
        </div>
        <div className={styles.actions}>
          {host !== null && (
            <button type="button" className={chrome.button} onClick={() => void start(host)}>
              Start now, with bots in the free seats
            </button>
          )}
          {held !== null && (
            <button type="button" className={chrome.button} disabled={leaving} onClick={() => void leave(held.token)}>
              Leave the seat
            </button>
          )}
        </div>
        <Problem text={problem} />
      </GameSheet>
    </Page>
  );
}
