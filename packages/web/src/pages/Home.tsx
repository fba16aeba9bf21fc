import { Link } from "wouter";
import { BotChoice } from "../chrome/BotChoice.tsx";
import chrome from "../chrome/chrome.module.css";
import { GamePicture } from "../chrome/GamePicture.tsx";
import { Heading } from "../chrome/Heading.tsx";
import { HeroPicture } from "../chrome/HeroPicture.tsx";
import { Page } from "../chrome/Page.tsx";
import { factsOf, page, shelf } from "../games.ts";
import { JoinByLink } from "../online/JoinByLink.tsx";
import { LiveMatches } from "../online/LiveMatches.tsx";
import { useSettings } from "../settings.ts";
import styles from "./home.module.css";

/** Holds of every game here; a page that has a description of its own says that instead. */
const PROMISES =
  "Card and board games on one engine. Nothing hidden leaks, no move is lost, every shuffle can be checked afterwards, and whenever something is not allowed the table tells you why.";

export function Home() {
  const { bot } = useSettings();
  return (
    <Page title={page.title}>
      <section className={styles.hero}>
        <div>
          <Heading>{page.description === undefined ? "Games that keep every promise they make" : page.title}</Heading>
          <p className={chrome.lead}>{page.description ?? PROMISES}</p>
        </div>
        <HeroPicture />
      </section>
      <div className={styles.shelfHead}>
        <h2>Pick a game</h2>
        <BotChoice />
      </div>
      <ul className={styles.games} aria-label="Games">
        {shelf.map(({ id, name, about, ...facts }) => (
          <li key={id} className={styles.game}>
            <GamePicture game={id} />
            <div className={styles.words}>
              <h3>{name}</h3>
              <p>{about}</p>
              <p className={styles.facts}>{factsOf({ id, name, about, ...facts })}</p>
              <div className={styles.actions}>
                <Link href={`/play/${id}?bot=${bot}`} className={`${chrome.button} ${chrome.primary}`}>
                  Play now<span className="visually-hidden"> {name} against a bot</span>
                </Link>
                <Link href={`/new/${id}?with=link`} className={chrome.button}>
                  With friends<span className="visually-hidden">: {name} by link</span>
                </Link>
                <Link href={`/new/${id}?with=bots`} className={styles.alike}>
                  Other ways to play<span className="visually-hidden"> {name}</span>
                </Link>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.online}>
        <JoinByLink />
        <LiveMatches />
      </div>
      <section className={styles.closer}>
        <h2>For those who look closer</h2>
        <ul>
          <li>
            <Link href="/cards">Browse every card</Link>
            <p>With its text, as the table draws it, and what its words mean.</p>
          </li>
          <li>
            <Link href="/replay">Replay a match</Link>
            <p>Step by step, from any seat. Verify on the page that its shuffles were fair.</p>
          </li>
          <li>
            <Link href="/tests">Run the scenarios</Link>
            <p>Of every game, against the real rules, here in your browser.</p>
          </li>
        </ul>
      </section>
    </Page>
  );
}
