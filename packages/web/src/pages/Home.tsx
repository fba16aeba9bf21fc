import { useMemo } from "react";
import { Link } from "wouter";
import { BotChoice } from "../chrome/BotChoice.tsx";
import chrome from "../chrome/chrome.module.css";
import { GamePicture } from "../chrome/GamePicture.tsx";
import { Heading } from "../chrome/Heading.tsx";
import { HeroPicture } from "../chrome/HeroPicture.tsx";
import { Page } from "../chrome/Page.tsx";
import { factsOf } from "../facts-of.ts";
import { page, pictures, shelf, shelfNames } from "../games.ts";
import { lastUnfinished } from "../match/kept.ts";
import { JoinByLink } from "../online/JoinByLink.tsx";
import { LiveMatches } from "../online/LiveMatches.tsx";
import { useWords } from "../say.ts";
import { useSettings } from "../settings.ts";
import { useSpeaking } from "../speaking.ts";
import styles from "./home.module.css";

export function Home() {
  const { bot } = useSettings();
  const say = useWords();
  const { language } = useSpeaking().speech;
  const isOwn = page.description !== undefined;
  // The first game stands in the big picture, and is the one that Play begins.
  const shown = shelf[0];
  return (
    <Page title={page.title} wide>
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <Heading>{isOwn ? page.title : say("home.headline")}</Heading>
          <p className={chrome.lead}>{page.description ?? say("home.about")}</p>
          <div className={styles.begin}>
            {shown !== undefined && (
              <Link href={`/play/${shown.id}?bot=${bot}`} className={`${chrome.button} ${chrome.primary}`}>
                {say("setup.play")}
              </Link>
            )}
            {shown !== undefined && (
              <Link href={`/new/${shown.id}?with=link`} className={chrome.button}>
                {say("home.invite")}
              </Link>
            )}
          </div>
          <Continue />
        </div>
        {shown !== undefined && (!isOwn || pictures.has(shown.id)) && (
          <div className={styles.picture}>
            {isOwn ? (
              <GamePicture game={shown.id} />
            ) : (
              <HeroPicture game={shown.id} name={shelfNames(shown, language).name} />
            )}
          </div>
        )}
      </section>
      <div className={styles.shelfHead}>
        <h2>{say("home.pick")}</h2>
        <BotChoice />
      </div>
      <ul className={styles.games} aria-label={say("page.games")}>
        {shelf.map((game) => (
          <Shelved key={game.id} game={game} />
        ))}
      </ul>
      <div className={styles.online}>
        <JoinByLink />
        <LiveMatches />
      </div>
      <Closer />
    </Page>
  );
}
/** One of the games, and all ways to begin with it. */
function Shelved({ game }: { readonly game: (typeof shelf)[number] }) {
  const { bot } = useSettings();
  const say = useWords();
  const { language } = useSpeaking().speech;
  const { id } = game;
  const { name, about } = shelfNames(game, language);
  return (
    <li className={styles.game}>
      <GamePicture game={id} />
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>{about}</p>
        <p className={styles.facts}>{factsOf(say, game)}</p>
        <div className={styles.actions}>
          <Link href={`/play/${id}?bot=${bot}`} className={`${chrome.button} ${chrome.primary}`}>
            {say("setup.play")}
            <span className="visually-hidden"> {say("home.play.of", { game: name })}</span>
          </Link>
          {game.hasLesson === true && (
            <Link href={`/learn/${id}`} className={styles.alike}>
              {say("home.learn")}
              <span className="visually-hidden">: {name}</span>
            </Link>
          )}
          <Link href={`/new/${id}?with=link`} className={styles.alike}>
            {say("home.friends")}
            <span className="visually-hidden">: {say("home.friends.of", { game: name })}</span>
          </Link>
          <Link href={`/new/${id}?with=bots`} className={styles.alike}>
            {say("home.other")}
            <span className="visually-hidden"> {name}</span>
          </Link>
        </div>
      </div>
    </li>
  );
}
function Closer() {
  const say = useWords();
  return (
    <section className={styles.closer}>
      <h2>{say("home.closer")}</h2>
      <ul>
        <li>
          <Link href="/cards">{say("home.cards")}</Link>
          <p>{say("home.cards.about")}</p>
        </li>
        <li>
          <Link href="/replay">{say("home.replay")}</Link>
          <p>{say("home.replay.about")}</p>
        </li>
        <li>
          <span>{say("home.promise")}</span>
          <p>{say("home.promise.about")}</p>
        </li>
      </ul>
    </section>
  );
}
/** Where one stopped, if anywhere. */
function Continue() {
  const say = useWords();
  const { language } = useSpeaking().speech;
  const last = useMemo(lastUnfinished, []);
  if (last === null) return null;
  return (
    <section className={styles.continue} aria-label={say("home.stopped")}>
      <div className={styles.thumb}>
        <GamePicture game={last.game} />
      </div>
      <p>
        <b>{nameOf(last.game, language)}</b>
        <span>{say("home.soFar", { count: last.moves })}</span>
      </p>
      <Link href={last.address} className={chrome.button}>
        {say("home.goOn")}
      </Link>
    </section>
  );
}
function nameOf(id: string, language: string): string {
  const found = shelf.find((game) => game.id === id);
  return found === undefined ? id : shelfNames(found, language).name;
}
