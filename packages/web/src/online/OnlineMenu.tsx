import type { SeatInfo } from "@cardwright/protocol";
import { lazy, Suspense, useRef, useState } from "react";
import { Link } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { reasonOf } from "../chrome/Problem.tsx";
import type { News } from "../chrome/TableNews.tsx";
import { ThemeButton } from "../chrome/ThemeButton.tsx";
import { Advice } from "../match/Advice.tsx";
import styles from "../match/match.module.css";
import { Concede, concedeOf } from "../match/TableMenu.tsx";
import { TableTools } from "../match/TableTools.tsx";
import { refusalText, useWords } from "../say.ts";
import { api } from "./api.ts";
import { leaveSeat } from "./leave-seat.ts";
import type { OnlineSession } from "./online-session.ts";
import { type HeldSeat, linkTo } from "./seats.ts";

/** Seldom needed. */
const SeatList = lazy(async () => ({ default: (await import("./SeatList.tsx")).SeatList }));

interface OnlineMenuProps {
  readonly seats: readonly SeatInfo[];
  readonly session: OnlineSession;
  readonly match: string;
  readonly held: HeldSeat | null;
  /** The bot that plays for whoever leaves; without one the seat would be left to nobody. */
  readonly takeover: string | null;
  readonly over: boolean;
  /** What came of a choice from here, or nothing yet. */
  onNews(news: News | null): void;
  onGone(): void;
  /** There while a seat is free for whoever watches. */
  readonly onSit: (() => void) | undefined;
}
export function OnlineMenu({ session, seats, match, held, takeover, over, onNews, onGone, onSit }: OnlineMenuProps) {
  const say = useWords();
  const [leaving, setLeaving] = useState(false);
  const share = async (): Promise<void> => {
    onNews(null);
    try {
      // Only a page from this machine or with TLS has a clipboard.
      await navigator.clipboard.writeText(linkTo(match));
      onNews({ text: say("lobby.linkCopied"), bad: false });
    } catch {
      onNews({ text: say("error.copyLink", { link: linkTo(match) }), bad: true });
    }
  };
  const concede = async (): Promise<void> => {
    onNews(null);
    const refusal = await session.act({ type: concedeOf(session.game) });
    if (refusal !== null) onNews({ text: refusalText(session.game, refusal), bad: true });
  };
  const handOver = async (token: string): Promise<void> => {
    onNews(null);
    setLeaving(true);
    try {
      await leaveSeat(match, token);
      onGone();
    } catch (error) {
      onNews({ text: reasonOf(error), bad: true });
      setLeaving(false);
    }
  };
  return (
    <>
      <Link href="/" className={chrome.barButton}>
        {say("page.games")}
      </Link>
      <span className={styles.onSmall}>
        <TableTools game={session.game} />
      </span>
      <button type="button" className={chrome.barButton} onClick={() => void share()}>
        {say("lobby.share")}
      </button>
      {!over && held !== null && <OnlineAdvice session={session} match={match} token={held.token} />}
      {!over && <Seats match={match} seats={seats} held={held} />}
      {!over && held !== null && <Concede onConcede={() => void concede()} />}
      {!over && held !== null && takeover !== null && (
        <button type="button" className={chrome.barButton} disabled={leaving} onClick={() => void handOver(held.token)}>
          {say("lobby.bot")}
        </button>
      )}
      {onSit !== undefined && (
        <button type="button" className={chrome.barButton} onClick={onSit}>
          {say("lobby.sit")}
        </button>
      )}
      <ThemeButton />
    </>
  );
}
/** The server has the match, so that its bots are asked. */
function OnlineAdvice({
  session,
  match,
  token,
}: Pick<OnlineMenuProps, "session" | "match"> & { readonly token: string }) {
  const { view, actors, players } = session.frame();
  const reader = { seat: view.you, players: players.map(({ name }) => name) };
  const ask = async (about: "decision" | "move") => (await api.advice(match, token, about)).options;
  return (
    <Advice
      game={session.game}
      reader={reader}
      {...(actors.includes(view.you) ? { hint: () => ask("decision") } : {})}
      {...(players.some(({ kind }) => kind === "bot") ? { why: { ask: () => ask("move") } } : {})}
    />
  );
}
/** Everyone at the table, for whoever invites, sends away, or wants to know. */
function Seats({ match, seats, held }: Pick<OnlineMenuProps, "match" | "seats" | "held">) {
  const say = useWords();
  const box = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    setOpen(true);
    box.current?.showModal();
  };
  return (
    <>
      <button type="button" className={chrome.barButton} onClick={open}>
        {say("lobby.seats")}
      </button>
      <dialog
        ref={box}
        className={`${styles.curtain} ${styles.rules}`}
        aria-label={say("lobby.seats.of")}
        onClose={() => setOpen(false)}
      >
        <h2>{say("lobby.seats")}</h2>
        {isOpen && (
          <Suspense>
            <SeatList match={match} seats={seats} status="running" held={held} />
          </Suspense>
        )}
        <div className={styles.dialogActions}>
          <button type="button" className={chrome.button} onClick={() => box.current?.close()}>
            {say("match.backToTable")}
          </button>
        </div>
      </dialog>
    </>
  );
}
