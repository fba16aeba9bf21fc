import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { gameName } from "../useGame.ts";
import { api } from "./api.ts";

const EVERY_MS = 10_000;
/** Asked again and again while a server answers, and only then. */
function useMatches(status: "waiting" | "running") {
  return useQuery({
    queryKey: ["matches", status],
    queryFn: () => api.matches(status),
    retry: false,
    refetchInterval: ({ state }) => (state.error === null ? EVERY_MS : false),
  });
}
/** What is being played or waited for on this server; nothing at all where there is no server. */
export function LiveMatches() {
  const waiting = useMatches("waiting");
  const running = useMatches("running");
  const matches = [...(waiting.data ?? []), ...(running.data ?? [])];
  return (
    <section className={chrome.panel} aria-label="Matches on this server">
      <h2>Live now</h2>
      {matches.length === 0 ? (
        <p className={chrome.quiet}>
          {waiting.isError
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
