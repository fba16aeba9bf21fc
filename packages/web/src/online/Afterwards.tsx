import type { TableGame } from "@cardwright/table";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { Problem, reasonOf } from "../chrome/Problem.tsx";
import { ShareEnd } from "../chrome/ShareEnd.tsx";
import { useWords } from "../say.ts";
import { gameName } from "../use-game.ts";
import type { HeldSeat } from "./seats.ts";

interface AfterwardsProps {
  readonly match: string;
  readonly held: HeldSeat | null;
  readonly game: TableGame;
  readonly result: string;
}
/** In the bar after a match at a server. */
export function Afterwards({ match, held, game, result }: AfterwardsProps) {
  const say = useWords();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const replayOf = `/replay?match=${encodeURIComponent(match)}`;
  const again = async (seat: HeldSeat): Promise<void> => {
    setBusy(true);
    try {
      navigate(`/match/${await (await import("./rematch.ts")).rematch(match, seat)}`);
    } catch (error) {
      setProblem(reasonOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      <Link href="/" className={`${chrome.endButton} ${chrome.endRoomy}`}>
        {say("page.games")}
      </Link>
      <ShareEnd
        text={say("share.result", { result, game: gameName(game.id) })}
        link={new URL(replayOf, location.href).href}
      />
      <Link href={replayOf} className={chrome.endButton}>
        <span aria-hidden="true">{say("replay.name")}</span>
        <span className="visually-hidden">{say("match.watchReplay")}</span>
      </Link>
      {held === null ? (
        <Link href={`/new/${game.id}`} className={`${chrome.endButton} ${chrome.endPrimary}`}>
          {say("menu.self")}
        </Link>
      ) : (
        <button
          type="button"
          disabled={busy}
          className={`${chrome.endButton} ${chrome.endPrimary}`}
          onClick={() => void again(held)}
        >
          {say("match.rematch")}
        </button>
      )}
      <Problem text={problem} />
    </>
  );
}
