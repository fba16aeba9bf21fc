import { Card, type CardLook, type TableGame } from "@cardwright/table";
import { useDeferredValue, useState } from "react";
import chrome from "../chrome/chrome.module.css";
import { EVERYTHING_WANTED, FilterBar } from "../chrome/FilterBar.tsx";
import { Heading } from "../chrome/Heading.tsx";
import { Page } from "../chrome/Page.tsx";
import { Problem } from "../chrome/Problem.tsx";
import { loadGames } from "../useGame.ts";
import { useOnce } from "../useOnce.ts";
import styles from "./cards.module.css";

const SHOWN_FIRST = 40;
interface Found {
  readonly game: TableGame;
  readonly look: CardLook;
}
const textOf = ({ game, look }: Found): string =>
  `${game.name} ${look.name} ${look.text} ${look.tags.join(" ")} ${look.kind}`.toLowerCase();

const isSame = (one: Found, other: Found): boolean => one.look.id === other.look.id && one.game === other.game;
function cardsOf(core: TableGame): readonly Found[] {
  const game = core.with(core.expansions);
  const { rules } = game.engine;
  const data = [...(rules.game.cards ?? []), ...rules.expansions.flatMap(({ cards }) => cards ?? [])];
  return data.map(({ id }) => ({ game, look: game.look(id) }));
}
/** Every card of every game, searchable, drawn as the table draws it. */
export function Cards() {
  const [wanted, setWanted] = useState(EVERYTHING_WANTED);
  const [most, setMost] = useState(SHOWN_FIRST);
  const [chosen, setChosen] = useState<Found | null>(null);
  const { data: games = [], problem = "" } = useOnce("games", loadGames);
  const words = useDeferredValue(wanted.words).toLowerCase().split(/\s+/).filter(Boolean);
  const found = games
    .filter(({ id }) => wanted.game === "" || id === wanted.game)
    .flatMap(cardsOf)
    .filter((card) => words.every((word) => textOf(card).includes(word)));
  const more = found.length - most;
  const shown = chosen !== null && found.some((card) => isSame(card, chosen)) ? chosen : (found[0] ?? null);
  return (
    <Page title="Cards">
      <Heading>Cards</Heading>
      <p className={chrome.lead}>
        Every card of every game. Words with a dotted line explain themselves: point at them, walk to them with Tab, or
        tap.
      </p>
      <FilterBar label="Search names, texts and tags" wanted={wanted} onChange={setWanted}>
        <p role="status" className={styles.count}>
          {found.length === 1 ? "1 card" : `${found.length} cards`}
        </p>
      </FilterBar>
      <Problem text={problem} />
      <div className={styles.columns}>
        <ul className={styles.list} aria-label="Cards found">
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
                  {card.look.name}, {card.game.name}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {more > 0 && (
          <button type="button" className={`${chrome.button} ${styles.more}`} onClick={() => setMost(found.length)}>
            Show {more} more
          </button>
        )}
        {shown !== null && (
          <section className={styles.preview} aria-label="Preview" data-chosen={chosen !== null}>
            <Card look={shown.look} size="large" />
            <p>
              {shown.game.name}
              <button type="button" className={`${chrome.button} ${styles.close}`} onClick={() => setChosen(null)}>
                Close
              </button>
            </p>
          </section>
        )}
      </div>
    </Page>
  );
}
