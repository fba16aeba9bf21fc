import { shelf } from "@cardwright/catalog/ui";
import { useMemo } from "react";
import { Link } from "wouter";
import { BotChoice } from "../chrome/BotChoice.tsx";
import chrome from "../chrome/chrome.module.css";
import { GamePicture } from "../chrome/GamePicture.tsx";
import { Heading } from "../chrome/Heading.tsx";
import { HeroPicture } from "../chrome/HeroPicture.tsx";
import { Page } from "../chrome/Page.tsx";
import { lastUnfinished } from "../match/kept.ts";
import { JoinByLink } from "../online/JoinByLink.tsx";
import { LiveMatches } from "../online/LiveMatches.tsx";
import { useSettings } from "../settings.ts";
import { gameName } from "../useGame.ts";
import styles from "./home.module.css";

/** The game that stands in the picture, and that Play begins. */
const SHOWN = shelf.find(({ id }) => id === "minis") ?? shelf[0];

export function Home() {
  const { bot } = useSettings();
  return (
    <Page title="Cardwright">
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <Heading>An evening, and a table to spend it at</Heading>
          <p className={chrome.lead}>
            Card and board games for two to four. With friends by a link, or against a bot at a table that tells you
            why.
          </p>
          <div className={styles.begin}>
            {SHOWN !== undefined && (
              <Link href={`/play/${SHOWN.id}?bot=${bot}`} className={`${chrome.button} ${chrome.primary}`}>
                Play
              </Link>
            )}
            {SHOWN !== undefined && (
              <Link href={`/new/${SHOWN.id}?with=link`} className={chrome.button}>
                Invite a friend
              </Link>
            )}
          </div>
          <Continue />
        </div>
        {SHOWN !== undefined && (
          <div className={styles.picture}>
            <HeroPicture game={SHOWN.id} name={SHOWN.name} />
          </div>
        )}
      </section>
      <div className={styles.shelfHead}>
        <h2>What shall it be tonight?</h2>
        <BotChoice />
      </div>
      <ul className={styles.games} aria-label="Games">
        {shelf.map(({ id, name, about, players, minutes }) => (
          <li key={id} className={styles.game}>
            <GamePicture game={id} />
            <div className={styles.words}>
              <h3>{name}</h3>
              <p>{about}</p>
              <p className={styles.facts}>
                {players} players · {minutes} min
              </p>
              <div className={styles.actions}>
                <Link href={`/play/${id}?bot=${bot}`} className={`${chrome.button} ${chrome.primary}`}>
                  Play<span className="visually-hidden"> now {name} against a bot</span>
                </Link>
                <Link href={`/new/${id}?with=link`} className={styles.alike}>
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
            <span>Every promise is kept</span>
            <p>Nothing hidden leaks, no move is lost, and whenever something is not allowed the table tells you why.</p>
          </li>
        </ul>
      </section>
    </Page>
  );
}
/** Where one stopped, if anywhere. */
function Continue() {
  const last = useMemo(lastUnfinished, []);
  if (last === null) return null;
  return (
    <section className={styles.continue} aria-label="Where you stopped">
      <div className={styles.thumb}>
        <GamePicture game={last.game} />
      </div>
      <p>
        <b>{gameName(last.game)}</b>
        <span>
          {last.moves} {last.moves === 1 ? "move" : "moves"} so far
        </span>
      </p>
      <Link href={last.address} className={chrome.button}>
        Continue
      </Link>
    </section>
  );
}
