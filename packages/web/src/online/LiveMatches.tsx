import type { MatchInfo } from "@cardwright/protocol";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { gameName } from "../useGame.ts";
import { api } from "./api.ts";

const EVERY_MS = 10_000;
/** Asked again and again while a server answers and somebody looks, and only then. Null: there is no server. */
function useMatches(): readonly MatchInfo[] | null {
  const [matches, setMatches] = useState<readonly MatchInfo[] | null>([]);
  useEffect(() => {
    let isWanted = true;
    let timer = 0;
    const look = async (): Promise<void> => {
      const found = await Promise.all([api.matches("waiting"), api.matches("running")]).catch(() => null);
      if (!isWanted) return;
      setMatches(found?.flat() ?? null);
      if (found !== null) timer = window.setTimeout(lookLater, EVERY_MS);
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
  return matches;
}
/** What is being played or waited for on this server; nothing at all where there is no server. */
export function LiveMatches() {
  const matches = useMatches();
  return (
    <section className={chrome.panel} aria-label="Matches on this server">
      <h2>Live now</h2>
      {matches === null || matches.length === 0 ? (
        <p className={chrome.quiet}>
          {matches === null
            ? "No game server here. Bots and friends at this device play all the same."
            : "No open table yet. Start one above and send its link around."}
        </p>
      ) : (
        <ul className={chrome.rows}>
          {matches.map(({ match, game, status, seats }) => (
            <li key={match}>
              <span>
                <b>{gameName(game)}</b>{" "}
                {seats.map(({ name, bot }) => name ?? (bot === null ? "a free seat" : `${bot} bot`)).join(", ")}
              </span>
              <Link href={`/match/${match}`} className={chrome.button}>
                {status === "waiting" ? "Sit down" : "Watch"}
                <span className="visually-hidden"> at {gameName(game)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
