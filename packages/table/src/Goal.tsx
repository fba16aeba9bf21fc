import styles from "./corners.module.css";
import { Icon } from "./Icon.tsx";
import { factsOf, zonesOf } from "./layout.ts";
import { Fact, isNews } from "./Plaque.tsx";
import { countOf } from "./seen.ts";
import { useTable } from "./TableProvider.tsx";
import { Pile } from "./Zone.tsx";

/** In the first corner: how one wins, and what everyone may know of the table. */
export function Goal() {
  const table = useTable();
  const { game, frame, words, say } = table;
  const facts = factsOf(table, -1).filter(isNews);
  const goal = game.goal?.(frame.view, words);
  const isWatching = frame.view.you < 0;
  if (goal === undefined && facts.length === 0 && !isWatching) return null;
  return (
    <section className={styles.goal} aria-label={say("table.goal")}>
      {isWatching && (
        <p className={styles.watching}>
          <Icon name="eye" /> {say("table.watching")}
        </p>
      )}
      <h2>{goal?.title ?? say("table.goal")}</h2>
      {goal !== undefined && <p>{goal.text}</p>}
      {facts.length > 0 && (
        <div className={styles.facts}>
          {facts.map((fact) => (
            <Fact key={fact.key} fact={fact} />
          ))}
        </div>
      )}
    </section>
  );
}
/** In the last corner: decks and other piles that belong to nobody, beside a board of the game's own. */
export function Piles() {
  const table = useTable();
  if (table.game.Board === undefined) return null;
  const piles = zonesOf(table, -1).filter(({ asPile, asStack, seen }) => asPile || asStack || countOf(seen) === 0);
  if (piles.length === 0) return null;
  return (
    <section className={styles.piles} aria-label={table.say("table.piles")}>
      {piles.map(({ key, name, place, seen }) => (
        <Pile key={key} name={name} place={place} seen={seen} size="pile" />
      ))}
    </section>
  );
}
