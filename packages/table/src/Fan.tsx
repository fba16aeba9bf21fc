import { cssNumbers } from "./css-numbers.ts";
import styles from "./fan.module.css";
import { handsOf, type ZoneSeen } from "./layout.ts";
import { PieceCard } from "./PieceCard.tsx";
import { countOf } from "./seen.ts";
import { useTable } from "./TableProvider.tsx";

/** Degrees that a whole hand is spread over, and the most for one card. */
const SPREAD = 14;
const TURN_MAX = 2.4;
/** From here on the outer cards of a hand sink less, so that none of them leaves the hand. */
const MANY = 8;
/** More cards than this leave no room for names on a phone. */
const NARROW = 5;

/** All that the viewer holds. Cards overlap instead of scrolling; each zone is a fan of its own beside the others. */
export function Hands() {
  const table = useTable();
  const all = handsOf(table);
  const full = all.filter(({ seen }) => countOf(seen) > 0);
  const shown = full.length > 0 ? full : all.slice(0, 1);
  return (
    <div className={styles.hands} data-rove-group="" data-hand="">
      {shown.map((zone) => (
        <Fan key={zone.key} zone={zone} named={all.length > 1} />
      ))}
    </div>
  );
}
function Fan({ zone: { name, place, seen }, named }: { readonly zone: ZoneSeen; readonly named: boolean }) {
  const pieces = seen.kind === "pieces" ? seen.pieces : [];
  const count = pieces.length;
  return (
    <section
      className={styles.fan}
      style={cssNumbers({ "--count": Math.max(1, count) })}
      aria-label={name}
      data-many={count > NARROW}
    >
      <h3 className={styles.title} data-named={named}>
        {name} <b>{count}</b>
      </h3>
      <div className={styles.cards} data-place={place}>
        {pieces.map((piece, index) => (
          <div key={piece.id} className={styles.card} style={cssNumbers(placeIn(index, count))}>
            <PieceCard piece={piece} size="fan" />
          </div>
        ))}
        {count === 0 && <p className={styles.empty}>No card in hand</p>}
      </div>
    </section>
  );
}
function placeIn(index: number, count: number): Readonly<Record<`--${string}`, number | string>> {
  const off = index - (count - 1) / 2;
  const sink = count > MANY ? 0.7 : 1.6;
  return {
    "--off": off,
    "--turn": `${off * Math.min(TURN_MAX, SPREAD / count)}deg`,
    "--sink": `${off * off * sink}px`,
  };
}
