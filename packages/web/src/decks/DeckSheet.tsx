import type { DeckCounts, DeckRules, MatchPreset, TableGame } from "@cardwright/table";
import type { ReactNode } from "react";
import { ruleWords, useWords } from "../say.ts";
import styles from "./decks.module.css";

interface DeckSheetProps {
  readonly game: TableGame;
  readonly rules: DeckRules;
  readonly preset: MatchPreset;
  readonly deck: DeckCounts;
  onCount(card: string, by: number): void;
  readonly children: ReactNode;
}
/** The deck as it is: what it counts, what is in it, what is still wrong. */
export function DeckSheet({ game, rules, preset, deck, onCount, children }: DeckSheetProps) {
  const say = useWords();
  const looks = Object.keys(deck).map((id) => game.look(id));
  const groups = [...new Set(looks.map(({ tags, kind }) => tags[0] ?? kind))].sort();
  const words = ruleWords(game);
  const problems = rules.problems(preset, deck, words);
  return (
    <aside className={styles.sheet} aria-label={say("decks.your")}>
      <div className={styles.meters}>
        {rules.meters(preset, deck, words).map(({ label, value, most }) => (
          <p key={label}>
            <b>{value}</b> {say("decks.meter", { most, name: label })}
            <progress
              value={Math.min(value, most)}
              max={most}
              aria-label={`${value} ${say("decks.meter", { most, name: label })}`}
            />
          </p>
        ))}
      </div>
      <div className={styles.lists}>
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h2>{group}</h2>
            <ul>
              {looks
                .filter(({ tags, kind }) => (tags[0] ?? kind) === group)
                .map(({ id, name }) => (
                  <li key={id}>
                    <b>{deck[id]}</b> {name}
                    <button type="button" onClick={() => onCount(id, -1)}>
                      −<span className="visually-hidden"> {say("decks.less", { name })}</span>
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <ul className={styles.problems} aria-label={say("decks.problems")} data-problems={problems.length}>
        {problems.length === 0 ? (
          <li data-good="true">{say("decks.good")}</li>
        ) : (
          problems.map((problem) => <li key={problem}>{problem}</li>)
        )}
      </ul>
      <div className={styles.actions}>{children}</div>
    </aside>
  );
}
