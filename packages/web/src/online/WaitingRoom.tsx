import type { SeatInfo } from "@cardwright/protocol";
import { clothOf, type TableGame } from "@cardwright/table";
import { useState } from "react";
import chrome from "../chrome/chrome.module.css";
import { Page } from "../chrome/Page.tsx";
import { Problem, reasonOf } from "../chrome/Problem.tsx";
import styles from "../pages/online.module.css";
import { useWords } from "../say.ts";
import { TableTop } from "../setup/TableTop.tsx";
import { gameName } from "../use-game.ts";
import { api } from "./api.ts";
import { GameSheet } from "./GameSheet.tsx";
import { leaveSeat } from "./leave-seat.ts";
import { SeatList } from "./SeatList.tsx";
import { type HeldSeat, hostToken, linkTo } from "./seats.ts";
import { sittersAt } from "./sitters.ts";

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
  const say = useWords();
  const [problem, setProblem] = useState("");
  const [leaving, setLeaving] = useState(false);
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
  return (
    <Page wide title={say("lobby.waiting.game", { game: gameName(game.id) })}>
      <GameSheet
        game={game.id}
        skin={clothOf(game)}
        title={say("lobby.waiting")}
        lead={say("lobby.begins")}
        seats={<TableTop game={game.id} sitters={sittersAt(seats, held?.seat)} near={held?.seat ?? 0} />}
      >
        <SeatList match={match} seats={seats} status="waiting" held={held} />
        {onSit !== undefined && (
          <button type="button" className={chrome.button} onClick={onSit}>
            {say("lobby.sit")}
          </button>
        )}
        <Share link={linkTo(match)} onProblem={setProblem} />
        <div className={styles.actions}>
          {host !== null && (
            <button type="button" className={chrome.button} onClick={() => void start(host)}>
              {say("lobby.startNow")}
            </button>
          )}
          {held !== null && (
            <button type="button" className={chrome.button} disabled={leaving} onClick={() => void leave(held.token)}>
              {say("lobby.leave")}
            </button>
          )}
        </div>
        <Problem text={problem} />
      </GameSheet>
    </Page>
  );
}
interface ShareProps {
  readonly link: string;
  onProblem(problem: string): void;
}
/** The address to send to whoever is to play. */
function Share({ link, onProblem }: ShareProps) {
  const say = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      // Only a page from this machine or with TLS has a clipboard.
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      onProblem(say("error.copy"));
    }
  };
  return (
    <div className={styles.share}>
      <label className={chrome.field}>
        {say("lobby.send")}
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" className={`${chrome.button} ${chrome.primary}`} onClick={() => void copy()}>
        {say(copied ? "page.copied" : "page.copy")}
      </button>
    </div>
  );
}
