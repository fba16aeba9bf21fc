import {
  Card,
  type CardLook,
  type DeckCounts,
  type DeckRules,
  type MatchPreset,
  type TableGame,
} from "@cardwright/table";
import { type ReactNode, useDeferredValue, useState } from "react";
import chrome from "../chrome/chrome.module.css";
import { Facets, facetsOf } from "../chrome/Facets.tsx";
import { ruleWords, useWords } from "../say.ts";
import styles from "./decks.module.css";

interface PoolProps {
  readonly game: TableGame;
  readonly rules: DeckRules;
  readonly preset: MatchPreset;
  readonly deck: DeckCounts;
  onAdd(card: string): void;
  /** Beside the search: the way to play, and what one begins from. */
  readonly children: ReactNode;
}
const kindOf = ({ tags, kind }: CardLook): string => tags[0] ?? kind;
/** All cards that such a deck may hold; what fits comes first. */
export function Pool({ game, rules, preset, deck, onAdd, children }: PoolProps) {
  const say = useWords();
  const named = ruleWords(game);
  const [words, setWords] = useState("");
  const [kind, setKind] = useState("");
  const wanted = useDeferredValue(words).toLowerCase().split(/\s+/).filter(Boolean);
  const all = rules.cards(preset).map((id) => game.look(id));
  const found = all
    .filter((look) => kind === "" || kindOf(look) === kind)
    .filter(({ name, text, tags }) =>
      wanted.every((word) => `${name} ${text} ${tags.join(" ")}`.toLowerCase().includes(word)),
    )
    .map((look) => ({ look, why: rules.whyNotMore(preset, deck, look.id, named) }))
    .sort((a, b) => Number(a.why !== undefined) - Number(b.why !== undefined));
  return (
    <section aria-label={say("page.cards")}>
      <div className={styles.filters}>
        <label className={chrome.field}>
          {say("decks.search")}
          <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
        {children}
        <Facets
          legend={say("decks.kind")}
          facets={[{ value: "", name: say("decks.anyKind"), count: all.length }, ...facetsOf(all, kindOf)]}
          chosen={kind}
          onChoose={setKind}
        />
        <p role="status" className="visually-hidden">
          {say("page.count", { count: found.length })}
        </p>
      </div>
      <ul className={styles.pool}>
        {found.map(({ look, why }) => (
          <li key={look.id} data-card={look.id} data-fits={why === undefined}>
            <Card look={look} size="whole" />
            <div className={styles.foot}>
              {rules.price !== undefined && <b>{rules.price(look.id, named)}</b>}
              {why === undefined ? (
                <button type="button" className={styles.add} onClick={() => onAdd(look.id)}>
                  {say("decks.add")}
                  <span className="visually-hidden"> {look.name}</span>
                </button>
              ) : (
                <span className={styles.why}>{why}</span>
              )}
            </div>
            {deck[look.id] !== undefined && <span className={styles.inDeck}>{deck[look.id]}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
