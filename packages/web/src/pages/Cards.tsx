import { Card, type CardLook, type Speech, spokenGame, type TableGame, useSpeech } from "@cardwright/table";
import { useDeferredValue, useState } from "react";
import { Link } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { EVERYTHING_WANTED, FilterBar } from "../chrome/FilterBar.tsx";
import { Heading } from "../chrome/Heading.tsx";
import { Page } from "../chrome/Page.tsx";
import { Problem } from "../chrome/Problem.tsx";
import { useWords } from "../say.ts";
import { gameName, loadGames } from "../use-game.ts";
import { useOnce } from "../use-once.ts";
import styles from "./cards.module.css";

const SHOWN_FIRST = 40;
interface Found {
  readonly game: TableGame;
  readonly look: CardLook;
}
const textOf = ({ game, look }: Found): string =>
  `${game.name} ${look.name} ${look.text} ${look.tags.join(" ")} ${look.kind}`.toLowerCase();

const isSame = (one: Found, other: Found): boolean => one.look.id === other.look.id && one.game === other.game;
function cardsOf(core: TableGame, speech: Speech): readonly Found[] {
  const game = spokenGame(core.with(core.expansions), speech);
  const { rules } = game.engine;
  const data = [...(rules.game.cards ?? []), ...rules.expansions.flatMap(({ cards }) => cards ?? [])];
  return data.map(({ id }) => ({ game, look: game.look(id) }));
}
/** Every card of every game, searchable, drawn as the table draws it. */
export function Cards() {
  const say = useWords();
  const speech = useSpeech();
  const [wanted, setWanted] = useState(EVERYTHING_WANTED);
  const [most, setMost] = useState(SHOWN_FIRST);
  const [chosen, setChosen] = useState<Found | null>(null);
  const { data: games = [], problem = "" } = useOnce("games", loadGames);
  const words = useDeferredValue(wanted.words).toLowerCase().split(/\s+/).filter(Boolean);
  const found = games
    .filter(({ id }) => wanted.game === "" || id === wanted.game)
    .flatMap((game) => cardsOf(game, speech))
    .filter((card) => words.every((word) => textOf(card).includes(word)));
  const more = found.length - most;
  const shown = chosen !== null && found.some((card) => isSame(card, chosen)) ? chosen : (found[0] ?? null);
  return (
    <Page title={say("page.cards")}>
      <Heading>{say("page.cards")}</Heading>
      <p className={chrome.lead}>{say("cards.about")}</p>
      <FilterBar label={say("cards.search")} wanted={wanted} onChange={setWanted}>
        <p role="status" className={styles.count}>
          {say("page.count", { count: found.length })}
        </p>
      </FilterBar>
      <Problem text={problem} />
      <p className={styles.decks}>
        {games.map(
          ({ id, deckRules }) =>
            deckRules !== undefined && (
              <Link key={id} href={`/decks/${id}`}>
                {say("decks.make", { game: gameName(id) })}
              </Link>
            ),
        )}
      </p>
      <div className={styles.columns}>
        <ul className={styles.list} aria-label={say("cards.found")}>
          {found.slice(0, most).map((card) => (
            <li key={`${card.game.id} ${card.look.id}`}>
              <button
                type="button"
                className={styles.pick}
                aria-pressed={shown !== null && isSame(card, shown)}
                onClick={() => setChosen(card)}
                onFocus={() => setChosen(card)}
              >
                <span aria-hidden="true">
                  <Card look={card.look} />
                </span>
                <span className="visually-hidden">
                  {say("cards.of", { name: card.look.name, game: gameName(card.game.id) })}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {more > 0 && (
          <button type="button" className={`${chrome.button} ${styles.more}`} onClick={() => setMost(found.length)}>
            {say("page.more", { count: more })}
          </button>
        )}
        {shown !== null && (
          <section className={styles.preview} aria-label={say("cards.preview")} data-chosen={chosen !== null}>
            <Card look={shown.look} size="large" />
            <p>
              {gameName(shown.game.id)}
              <button type="button" className={`${chrome.button} ${styles.close}`} onClick={() => setChosen(null)}>
                {say("page.close")}
              </button>
            </p>
          </section>
        )}
      </div>
    </Page>
  );
}
