import { handsOf, zonesOf } from "./layout.ts";
import { PieceCard } from "./PieceCard.tsx";
import { countOf } from "./seen.ts";
import { useTable } from "./TableProvider.tsx";
import styles from "./trays.module.css";
import { Pile } from "./Zone.tsx";

/** No more cards than this share a row with another tray. */
const FEW = 2;

/** The board of a game that has none of its own: a tray for each open zone, shared ones first, then the viewer's. */
export function Trays() {
  const table = useTable();
  const { you } = table.frame.view;
  const held = new Set(handsOf(table).map(({ key }) => key));
  const own =
    you < 0 ? [] : zonesOf(table, you).filter(({ key, asPile, asStack }) => !held.has(key) && !asPile && !asStack);
  const zones = [...zonesOf(table, -1), ...own];
  return (
    <div className={styles.trays}>
      {zones.map(({ key, name, place, seen, asPile, asStack }) => (
        <section
          key={place}
          className={styles.tray}
          data-pile={asPile || asStack}
          data-few={countOf(seen) <= FEW}
          data-empty={countOf(seen) === 0 && !asPile && !asStack}
          aria-label={name}
        >
          <h2 className={styles.title}>
            {own.some((zone) => zone.key === key) ? table.say("table.own", { label: name }) : name}{" "}
            <span>{countOf(seen)}</span>
          </h2>
          {asPile || asStack ? (
            <Pile name={name} place={place} seen={seen} size="tray" titled={false} />
          ) : (
            <div className={styles.cards} data-place={place}>
              {seen.kind === "pieces" &&
                seen.pieces.map((piece) => <PieceCard key={piece.id} piece={piece} size="tray" />)}
              {countOf(seen) === 0 && <span className={styles.free} />}
            </div>
          )}
        </section>
      ))}
    </div>
  );
}
