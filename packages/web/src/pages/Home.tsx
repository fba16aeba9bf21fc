import { useMemo } from "react";
import { Link } from "wouter";
import { BotChoice } from "../chrome/BotChoice.tsx";
import chrome from "../chrome/chrome.module.css";
import { GamePicture } from "../chrome/GamePicture.tsx";
import { Heading } from "../chrome/Heading.tsx";
import { HeroPicture } from "../chrome/HeroPicture.tsx";
import { Page } from "../chrome/Page.tsx";
import { factsOf, page, shelf } from "../games.ts";
import { lastUnfinished } from "../match/kept.ts";
import { JoinByLink } from "../online/JoinByLink.tsx";
import { LiveMatches } from "../online/LiveMatches.tsx";
import { useSettings } from "../settings.ts";
import { gameName } from "../useGame.ts";
import styles from "./home.module.css";

/** Said of every game here; a page that has a description of its own says that instead. */
const INVITATION = {
  title: "An evening, and a table to spend it at",
  lead: "Card and board games for two to four. With friends by a link, or against a bot at a table that tells you why.",
};

export function Home() {
  const { bot } = useSettings();
  // The first game stands in the big picture, and is the one that Play begins.
  const shown = shelf[0];
  return (
    <Page title={page.title}>
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <Heading>{page.description === undefined ? INVITATION.title : page.title}</Heading>
          <p className={chrome.lead}>{page.description ?? INVITATION.lead}</p>
          <div className={styles.begin}>
            {shown !== undefined && (
              <Link href={`/play/${shown.id}?bot=${bot}`} className={`${chrome.button} ${chrome.primary}`}>
                Play
              </Link>
            )}
            {shown !== undefined && (
              <Link href={`/new/${shown.id}?with=link`} className={chrome.button}>
                Invite a friend
              </Link>
            )}
          </div>
          <Continue />
        </div>
        {shown !== undefined && (
          <div className={styles.picture}>
            <HeroPicture game={shown.id} name={shown.name} />
          </div>
        )}
      </section>
      <div className={styles.shelfHead}>
        <h2>What shall it be tonight?</h2>
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
