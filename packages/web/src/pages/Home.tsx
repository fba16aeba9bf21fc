import { shelf } from "@cardwright/catalog/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { GamePicture } from "../chrome/GamePicture.tsx";
import { Page } from "../chrome/Page.tsx";
import { api } from "../online/api.ts";
import styles from "./home.module.css";

export function Home() {
  return (
    <Page title="Cardwright">
      <section className={styles.hero}>
        <h1>Games that keep every promise they make</h1>
        <p className={chrome.lead}>
          Five card and board games on one engine. Nothing hidden leaks, no move is lost, every shuffle can be checked
          afterwards, and whenever something is not allowed the table tells you why.
        </p>
      </section>
      <ul className={styles.games} aria-label="Games">
        {shelf.map(({ id, name, about, players, minutes }) => (
          <li key={id} className={styles.game}>
            <GamePicture game={id} />
            <div className={styles.words}>
              <h2>{name}</h2>
              <p>{about}</p>
              <p className={styles.facts}>
                {players} players, about {minutes} minutes
              </p>
              <div className={styles.actions}>
                <Link href={`/play/${id}`} className={`${chrome.button} ${chrome.primary}`}>
                  Play now<span className="visually-hidden"> {name} against a bot</span>
                </Link>
                <Link href={`/new/${id}`} className={chrome.button}>
                  With friends<span className="visually-hidden">: {name} by link</span>
                </Link>
                <Link href={`/play/${id}?against=person`} className={styles.quiet}>
                  Two at this device<span className="visually-hidden">: {name}</span>
                </Link>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <LiveMatches />
      <section className={styles.more}>
        <h2>For those who look closer</h2>
        <ul>
          <li>
            <Link href="/cards">Browse every card</Link> with its text, as the table draws it.
          </li>
          <li>
            <Link href="/replay">Replay a match</Link>, step by step, and verify on this page that its shuffles were
            fair.
          </li>
          <li>
            <Link href="/tests">Run the scenarios</Link> of every game against the real rules, here in your browser.
          </li>
        </ul>
      </section>
    </Page>
  );
}

const nameOf = (game: string): string => shelf.find(({ id }) => id === game)?.name ?? game;
/** What is being played or waited for on this server; nothing at all where there is no server. */
function LiveMatches() {
  const waiting = useQuery({ queryKey: ["matches", "waiting"], queryFn: () => api.matches("waiting"), retry: false });
  const running = useQuery({ queryKey: ["matches", "running"], queryFn: () => api.matches("running"), retry: false });
  const matches = [...(waiting.data ?? []), ...(running.data ?? [])];
  return (
    <section className={styles.more} aria-label="Matches on this server">
      <h2>Live now</h2>
      {matches.length === 0 ? (
        <p className={styles.facts}>
          {waiting.isError
            ? "No game server here. Bots and friends at this device play all the same."
            : "No open match. Start one above."}
        </p>
      ) : (
        <ul>
          {matches.map(({ match, game, status, seats }) => (
            <li key={match}>
              <Link href={`/match/${match}`}>
                {nameOf(game)}:{" "}
                {seats.map(({ name, bot }) => name ?? (bot === null ? "a free seat" : `${bot} bot`)).join(", ")}
              </Link>{" "}
              ({status === "waiting" ? "sit down" : "watch"})
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
