import { sentence } from "@cardwright/table";
import { useState } from "react";
import { Link } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { reasonOf } from "../chrome/Problem.tsx";
import type { News } from "../chrome/TableNews.tsx";
import { ThemeButton } from "../chrome/ThemeButton.tsx";
import styles from "../match/match.module.css";
import { Concede, concedeOf, TableTools } from "../match/TableMenu.tsx";
import { leaveSeat } from "./leaveSeat.ts";
import type { OnlineSession } from "./onlineSession.ts";
import { type HeldSeat, linkTo } from "./seats.ts";

interface OnlineMenuProps {
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
export function OnlineMenu({ session, match, held, takeover, over, onNews, onGone, onSit }: OnlineMenuProps) {
  const [leaving, setLeaving] = useState(false);
  const share = async (): Promise<void> => {
    onNews(null);
    try {
      // Only a page from this machine or with TLS has a clipboard.
      await navigator.clipboard.writeText(linkTo(match));
      onNews({ text: "The link is copied. Send it to whoever should watch.", bad: false });
    } catch {
      onNews({ text: `This browser does not let the page copy. The link is ${linkTo(match)}`, bad: true });
    }
  };
  const concede = async (): Promise<void> => {
    onNews(null);
    const refusal = await session.act({ type: concedeOf(session.game) });
    if (refusal !== null) onNews({ text: sentence(refusal.message), bad: true });
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
        Games
      </Link>
      <span className={styles.onSmall}>
        <TableTools game={session.game} />
      </span>
      <button type="button" className={chrome.barButton} onClick={() => void share()}>
        Share
      </button>
      {!over && held !== null && <Concede onConcede={() => void concede()} />}
      {!over && held !== null && takeover !== null && (
        <button type="button" className={chrome.barButton} disabled={leaving} onClick={() => void handOver(held.token)}>
          Let a bot play
        </button>
      )}
      {onSit !== undefined && (
        <button type="button" className={chrome.barButton} onClick={onSit}>
          Sit down
        </button>
      )}
      <ThemeButton />
    </>
  );
}
