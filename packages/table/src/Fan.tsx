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
  const counts = shown.map(({ seen }) => Math.max(1, countOf(seen)));
  const before = (index: number): number => counts.slice(0, index).reduce((sum, count) => sum + count, 0);
  return (
    <div
      className={styles.hands}
      style={cssNumbers({ "--cards": before(counts.length), "--fans": counts.length })}
      data-rove-group=""
      data-hand=""
    >
      {shown.map((zone, index) => (
        <Fan
          key={zone.key}
          zone={zone}
          named={all.length > 1}
          before={before(index)}
          at={index}
          all={before(counts.length)}
        />
      ))}
    </div>
  );
}
interface FanProps {
  readonly zone: ZoneSeen;
  readonly named: boolean;
  /** Cards that lie to the left of it, in fans of their own. */
  readonly before: number;
  readonly at: number;
  /** Cards in all fans. */
  readonly all: number;
}
function Fan({ zone: { name, place, seen }, named, before, at, all }: FanProps) {
  const { say } = useTable();
  const pieces = seen.kind === "pieces" ? seen.pieces : [];
  const count = pieces.length;
  return (
    <section
      className={styles.fan}
      style={cssNumbers({ "--count": Math.max(1, count), "--before": before, "--at": at })}
      aria-label={name}
      data-many={all > NARROW}
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
        {count === 0 && <p className={styles.empty}>{say("table.noHand")}</p>}
      </div>
    </section>
  );
}
function placeIn(index: number, count: number): Readonly<Record<`--${string}`, number | string>> {
  const off = index - (count - 1) / 2;
  const sink = count > MANY ? 0.7 : 1.6;
  return {
    "--index": index,
    "--turn": `${off * Math.min(TURN_MAX, SPREAD / count)}deg`,
    "--sink": `${off * off * sink}px`,
  };
}
