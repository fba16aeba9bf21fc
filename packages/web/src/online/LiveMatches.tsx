import type { MatchInfo, SeatInfo } from "@cardwright/protocol";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { botName } from "../match/botName.ts";
import { gameName } from "../useGame.ts";
import { api } from "./api.ts";
import { heldSeat } from "./seats.ts";

const EVERY_MS = 10_000;
interface Live {
  readonly matches: readonly MatchInfo[];
  readonly server: "answers" | "silent" | "none";
}
/** Asked again and again where a server has ever answered, while somebody looks; where none has, it is asked once. */
function useMatches(): Live {
  const [live, setLive] = useState<Live>({ matches: [], server: "answers" });
  useEffect(() => {
    let isWanted = true;
    let isServed = false;
    let timer = 0;
    const look = async (): Promise<void> => {
      const found = await Promise.all([api.matches("waiting"), api.matches("running")]).catch(() => null);
      if (!isWanted) return;
      isServed ||= found !== null;
      if (found !== null) setLive({ matches: found.flat(), server: "answers" });
      else setLive(({ matches }) => ({ matches, server: isServed ? "silent" : "none" }));
      if (isServed) timer = window.setTimeout(lookLater, EVERY_MS);
    };
    const lookLater = (): void => {
      if (document.hidden) timer = window.setTimeout(lookLater, EVERY_MS);
      else void look();
    };
    void look();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, []);
  return live;
}
const SAYS = {
  answers: "No open table yet. Start one above and send its link around.",
  silent: "The server does not answer just now. Asking again every few seconds.",
  none: "No game server here. Bots and friends at this device play all the same.",
} as const;
const isOpen = ({ kind, name, bot, kept }: SeatInfo): boolean =>
  kind === "open" && name === null && bot === null && !kept;
const whoSits = ({ name, bot, seat, kept }: SeatInfo): string =>
  name ?? (bot !== null ? botName(seat) : kept ? "somebody who is expected" : "a free seat");
/** What is being played or waited for on this server; nothing at all where there is no server. */
export function LiveMatches() {
  const { matches, server } = useMatches();
  return (
    <section className={chrome.panel} aria-label="Matches on this server">
      <h2>Live now</h2>
      {(server !== "answers" || matches.length === 0) && <p className={chrome.quiet}>{SAYS[server]}</p>}
      {matches.length > 0 && (
        <ul className={chrome.rows}>
          {matches.map(({ match, game, status, seats }) => (
            <li key={match}>
              <span>
                <b>{gameName(game)}</b> {seats.map(whoSits).join(", ")}
              </span>
              <Link href={`/match/${encodeURIComponent(match)}`} className={chrome.button}>
                {heldSeat(match) !== null ? "Go on" : status === "waiting" && seats.some(isOpen) ? "Sit down" : "Watch"}
                <span className="visually-hidden"> at {gameName(game)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
