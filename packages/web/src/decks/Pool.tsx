import { Card, type DeckCounts, type DeckRules, type MatchPreset, type TableGame } from "@cardwright/table";
import { useDeferredValue, useState } from "react";
import chrome from "../chrome/chrome.module.css";
import { ruleWords, useWords } from "../say.ts";
import styles from "./decks.module.css";

interface PoolProps {
  readonly game: TableGame;
  readonly rules: DeckRules;
  readonly preset: MatchPreset;
  readonly deck: DeckCounts;
  onAdd(card: string): void;
}
/** All cards that such a deck may hold; what fits comes first. */
export function Pool({ game, rules, preset, deck, onAdd }: PoolProps) {
  const say = useWords();
  const named = ruleWords(game);
  const [words, setWords] = useState("");
  const [kind, setKind] = useState("");
  const wanted = useDeferredValue(words).toLowerCase().split(/\s+/).filter(Boolean);
  const all = rules.cards(preset).map((id) => game.look(id));
  const kinds = [...new Set(all.map(({ tags, kind: own }) => tags[0] ?? own))].sort();
  const found = all
    .filter(({ tags, kind: own }) => kind === "" || (tags[0] ?? own) === kind)
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
        <label className={chrome.field}>
          {say("decks.kind")}
          <select value={kind} onChange={(event) => setKind(event.target.value)}>
            <option value="">{say("decks.anyKind")}</option>
            {kinds.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <p role="status">{say("page.count", { count: found.length })}</p>
      </div>
      <ul className={styles.pool}>
        {found.map(({ look, why }) => (
          <li key={look.id} data-card={look.id}>
            <Card look={look} size="normal" />
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
          </li>
        ))}
      </ul>
    </section>
  );
}
