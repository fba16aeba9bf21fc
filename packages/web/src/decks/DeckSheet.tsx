import type { DeckRules, TableGame } from "@cardwright/table";
import { ruleWords, useWords } from "../say.ts";
import styles from "./decks.module.css";
import type { DeckUnderWay } from "./use-deck.ts";

interface DeckSheetProps {
  readonly game: TableGame;
  readonly rules: DeckRules;
  readonly made: DeckUnderWay;
  onCount(card: string, by: number): void;
}
/** The deck as it is: what it is called, what it counts, what is in it. */
export function DeckSheet({ game, rules, made, onCount }: DeckSheetProps) {
  const say = useWords();
  const { preset, deck, name, change } = made;
  const looks = Object.keys(deck).map((id) => game.look(id));
  const groups = [...new Set(looks.map(({ tags, kind }) => tags[0] ?? kind))].sort();
  return (
    <aside className={styles.sheet} aria-label={say("decks.your")}>
      <label className={styles.name}>
        <span className="visually-hidden">{say("decks.name")}</span>
        <input
          value={name}
          maxLength={40}
          placeholder={say("decks.mine")}
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
      <div className={styles.meters}>
        {rules.meters(preset, deck, ruleWords(game)).map(({ label, value, most }) => (
          <p key={label} data-over={value > most}>
            <b>{value}</b> {say("decks.meter", { most, name: label })}
            <progress
              value={Math.min(value, most)}
              max={most}
              aria-label={`${value} ${say("decks.meter", { most, name: label })}`}
            />
          </p>
        ))}
      </div>
      {looks.length === 0 && <p className={styles.empty}>{say("decks.nothingYet")}</p>}
      <div className={styles.lists}>
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h2>{group}</h2>
            <ul>
              {looks
                .filter(({ tags, kind }) => (tags[0] ?? kind) === group)
                .map((look) => (
                  <li key={look.id}>
                    <b data-many={(deck[look.id] ?? 0) > 1}>{deck[look.id]}</b>
                    <span>{look.name}</span>
                    <button type="button" onClick={() => onCount(look.id, -1)}>
                      −<span className="visually-hidden"> {say("decks.less", { name: look.name })}</span>
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </aside>
  );
}
