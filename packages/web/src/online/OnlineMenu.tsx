import { sentence } from "@cardwright/table";
import { useState } from "react";
import { Link } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { reasonOf } from "../chrome/Problem.tsx";
import { Rules } from "../match/Rules.tsx";
import { Comforts, Concede, concedeOf } from "../match/TableMenu.tsx";
import { api } from "./api.ts";
import type { OnlineSession } from "./onlineSession.ts";
import { giveUpSeat, type HeldSeat, linkTo } from "./seats.ts";

interface OnlineMenuProps {
  readonly session: OnlineSession;
  readonly match: string;
  readonly held: HeldSeat | null;
  /** The bot that plays for whoever leaves; without one the seat would be left to nobody. */
  readonly takeover: string | null;
  readonly over: boolean;
  /** What did not work, or nothing any more. */
  onProblem(text: string): void;
  onGone(): void;
}
export function OnlineMenu({ session, match, held, takeover, over, onProblem, onGone }: OnlineMenuProps) {
  const [copied, setCopied] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const share = async (): Promise<void> => {
    onProblem("");
    try {
      // Only a page from this machine or with TLS has a clipboard.
      await navigator.clipboard.writeText(linkTo(match));
      setCopied(true);
    } catch {
      onProblem(`This browser does not let the page copy. The link is ${linkTo(match)}`);
    }
  };
  const concede = async (): Promise<void> => {
    onProblem("");
    const refusal = await session.act({ type: concedeOf(session.game) });
    if (refusal !== null) onProblem(sentence(refusal.message));
  };
  const handOver = async (token: string): Promise<void> => {
    onProblem("");
    setLeaving(true);
    try {
      await api.leave(match, token);
      giveUpSeat(match);
      onGone();
    } catch (error) {
      onProblem(reasonOf(error));
      setLeaving(false);
    }
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
      {!over && held !== null && <Concede onConcede={() => void concede()} />}
      {!over && held !== null && takeover !== null && (
        <button type="button" className={chrome.barButton} disabled={leaving} onClick={() => void handOver(held.token)}>
          Let a bot play
        </button>
      )}
      {held === null && <span className={`${chrome.barButton} ${chrome.still}`}>Watching</span>}
      <Comforts />
    </>
  );
}
