import { Card, type CardLook, type Speech, spokenGame, type TableGame, TermList, useSpeech } from "@cardwright/table";
import { useDeferredValue, useState } from "react";
import { Link } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { Facets, facetsOf } from "../chrome/Facets.tsx";
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
interface Wanted {
  readonly words: string;
  readonly game: string;
  readonly kind: string;
}
const textOf = ({ game, look }: Found): string =>
  `${game.name} ${look.name} ${look.text} ${look.tags.join(" ")} ${look.kind}`.toLowerCase();
const kindOf = ({ look: { tags, kind } }: Found): string => tags[0] ?? kind;

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
  const [wanted, setWanted] = useState<Wanted>({ words: "", game: "", kind: "" });
  const [most, setMost] = useState(SHOWN_FIRST);
  const [chosen, setChosen] = useState<Found | null>(null);
  const { data: games = [], problem = "" } = useOnce("games", loadGames);
  const words = useDeferredValue(wanted.words).toLowerCase().split(/\s+/).filter(Boolean);
  const all = games.flatMap((game) => cardsOf(game, speech));
  const ofGame = all.filter(({ game }) => wanted.game === "" || game.id === wanted.game);
  const found = ofGame
    .filter((card) => wanted.kind === "" || kindOf(card) === wanted.kind)
    .filter((card) => words.every((word) => textOf(card).includes(word)));
  const more = found.length - most;
  const shown = chosen !== null && found.some((card) => isSame(card, chosen)) ? chosen : (found[0] ?? null);
  return (
    <Page title={say("page.cards")} wide>
      <div className={styles.columns}>
        <Filters all={all} ofGame={ofGame} wanted={wanted} onChange={setWanted} />
        <div className={styles.found}>
          <div className={styles.head}>
            <Heading>{say("page.cards")}</Heading>
            <p role="status" className={styles.count}>
              {say("page.count", { count: found.length })}
            </p>
            <p className={styles.about}>{say("cards.about")}</p>
          </div>
          <Problem text={problem} />
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
                    <Card look={card.look} size="gallery" />
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
        </div>
        {shown !== null && <Chosen card={shown} isAsked={chosen !== null} onClose={() => setChosen(null)} />}
      </div>
    </Page>
  );
}
interface FiltersProps {
  readonly all: readonly Found[];
  readonly ofGame: readonly Found[];
  readonly wanted: Wanted;
  onChange(wanted: Wanted): void;
}
function Filters({ all, ofGame, wanted, onChange }: FiltersProps) {
  const say = useWords();
  const games = facetsOf(all, ({ game }) => game.id).map((facet) => ({ ...facet, name: gameName(facet.value) }));
  return (
    <search className={styles.filters}>
      <label className={chrome.field}>
        {say("cards.search")}
        <input
          type="search"
          value={wanted.words}
          onChange={(event) => onChange({ ...wanted, words: event.target.value })}
        />
      </label>
      <Facets
        legend={say("page.game")}
        facets={[{ value: "", name: say("page.anyGame"), count: all.length }, ...games]}
        chosen={wanted.game}
        inColumn
        onChoose={(game) => onChange({ ...wanted, game, kind: "" })}
      />
      {wanted.game !== "" && (
        <Facets
          legend={say("decks.kind")}
          facets={[{ value: "", name: say("decks.anyKind"), count: ofGame.length }, ...facetsOf(ofGame, kindOf)]}
          chosen={wanted.kind}
          inColumn
          onChoose={(kind) => onChange({ ...wanted, kind })}
        />
      )}
    </search>
  );
}
interface ChosenProps {
  readonly card: Found;
  /** Somebody wanted it: on a phone it lies over the others then. */
  readonly isAsked: boolean;
  onClose(): void;
}
/** A card as it is read: large, with the meaning of every word on it. */
function Chosen({ card: { game, look }, isAsked, onClose }: ChosenProps) {
  const say = useWords();
  return (
    <section className={styles.preview} aria-label={say("cards.preview")} data-chosen={isAsked}>
      <div className={styles.large}>
        <Card look={look} size="large" />
        <p className={styles.from}>
          {gameName(game.id)}
          <button type="button" className={`${chrome.button} ${styles.close}`} onClick={onClose}>
            {say("page.close")}
          </button>
        </p>
        {game.deckRules !== undefined && (
          <Link href={`/decks/${game.id}`} className={chrome.button}>
            {say("decks.make", { game: gameName(game.id) })}
          </Link>
        )}
      </div>
      {(look.terms ?? []).length > 0 && (
        <div className={styles.terms}>
          <h2>{say("cards.terms")}</h2>
          <TermList terms={look.terms ?? []} />
        </div>
      )}
    </section>
  );
}
