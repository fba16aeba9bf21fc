import { useState } from "react";
import { Link } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { Rules } from "../match/Rules.tsx";
import { Comforts, Concede, concedeOf } from "../match/TableMenu.tsx";
import { api } from "./api.ts";
import type { OnlineSession } from "./onlineSession.ts";
import { giveUpSeat, type HeldSeat } from "./seats.ts";

interface OnlineMenuProps {
  readonly session: OnlineSession;
  readonly match: string;
  readonly held: HeldSeat | null;
  readonly over: boolean;
  onGone(): void;
}
export function OnlineMenu({ session, match, held, over, onGone }: OnlineMenuProps) {
  const [copied, setCopied] = useState(false);
  const share = async (): Promise<void> => {
    await navigator.clipboard?.writeText(`${location.origin}/match/${match}`).catch(() => undefined);
    setCopied(true);
  };
  const handOver = async (token: string): Promise<void> => {
    await api.leave(match, token);
    giveUpSeat(match);
    onGone();
  };
  return (
    <>
      <Link href="/" className={chrome.barButton}>
        Games
      </Link>
      <Rules game={session.game} />
      <button type="button" className={chrome.barButton} onClick={() => void share()}>
        {copied ? "Link copied" : "Share"}
      </button>
      {!over && held !== null && (
        <>
          <Concede onConcede={() => void session.act({ type: concedeOf(session.game) })} />
          <button type="button" className={chrome.barButton} onClick={() => void handOver(held.token)}>
            Let a bot play
          </button>
        </>
      )}
      {held === null && <span className={`${chrome.barButton} ${chrome.still}`}>Watching</span>}
      <Comforts />
    </>
  );
}
