import { Chip, Counter } from "./Counter.tsx";
import type { SeatScore } from "./defineTable.ts";
import { type FactSeen, factsOf, type ZoneSeen } from "./layout.ts";
import styles from "./plaque.module.css";
import { SeatShape } from "./SeatBadge.tsx";
import { countOf } from "./seen.ts";
import type { SeatClock } from "./session.ts";
import { type TableContext, useTable } from "./TableProvider.tsx";
import { useClock } from "./useClock.ts";
import { plain } from "./words.ts";
import { Chips } from "./Zone.tsx";

const PARTS_MAX = 6;
/** What there is of each: a zero is no news. */
const entriesOf = (value: object): readonly (readonly [string, string | number])[] =>
  Object.entries(value).flatMap(([key, part]) =>
    (typeof part === "number" && part !== 0) || (typeof part === "string" && part !== "") ? [[key, part] as const] : [],
  );
/** Whether there is anything to tell: nothing counted, nobody named, a list that only machines read. */
export const isNews = ({ value }: FactSeen): boolean => {
  if (value === 0 || value === -1 || value === "") return false;
  if (Array.isArray(value))
    return value.length > 0 && value.every((part) => typeof part !== "object") && value.join().length <= FACT_MAX;
  return typeof value !== "object" || value === null || entriesOf(value).length > 0;
};
/** A fact in the shortest form that still says it. */
const FACT_MAX = 60;
export function Fact({ fact: { name, value } }: { readonly fact: FactSeen }) {
  if (typeof value === "number") return <Counter name={name} value={value} />;
  if (value === true) return <Chip text={name} />;
  if (typeof value === "string" && value !== "") return <Counter name={name} value={value} />;
  if (Array.isArray(value) && value.length > 0 && value.every((part) => typeof part !== "object")) {
    const text = value.join(", ");
    return <Counter name={name} value={text.length > FACT_MAX ? `${value.length} entries` : text} />;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const parts = entriesOf(value);
  if (parts.length === 0 || parts.length > PARTS_MAX) return null;
  // A long list is broken between its entries, never within one.
  const told = parts.map(([key, part]) => `${plain(key).toLowerCase().replaceAll(" ", "\u00a0")}\u00a0${part}`);
  return <Counter name={name} value={told.join(", ")} />;
}
/** Longer names have a line of their own. */
const SHORT = 8;
const isWide = ({ name, value }: FactSeen): boolean => name.length > SHORT || typeof value !== "number";
interface PlaqueProps {
  readonly seat: number;
  readonly zones: readonly ZoneSeen[];
  /** Open cards fold into small signs; the own ones lie on the table. */
  readonly folds: boolean;
  /** Many seats at one table: only what everyone asks for is shown. */
  readonly small?: boolean;
}
/** One player: who it is, how they stand, and what everyone may know of them. */
export function Plaque({ seat, zones, folds, small = false }: PlaqueProps) {
  const table = useTable();
  const { frame, names, game } = table;
  const player = frame.players[seat];
  const acts = frame.actors.includes(seat) && frame.view.outcome === null;
  const score = scoreOf(table, seat);
  const facts = factsOf(table, seat).filter(
    (fact) => fact.key !== score?.fact && (isNews(fact) || (game.Board !== undefined && fact.value === 0)),
  );
  const clock = frame.clocks?.[seat];
  const piles = zones.filter(
    ({ key, asPile, asStack, seen }) => (asPile || asStack) && (countOf(seen) > 0 || USUAL.test(key)),
  );
  const rows = folds ? zones.filter(({ asPile, asStack, seen }) => !asPile && !asStack && countOf(seen) > 0) : [];
  const { SeatMore } = game;
  return (
    <section
      className={styles.plaque}
      aria-label={names.seat(seat)}
      data-seat-area={seat}
      data-seat={seat + 1}
      data-acts={acts || undefined}
      data-small={small || undefined}
    >
      <header className={styles.head}>
        <SeatShape seat={seat} />
        <h2 className={styles.name}>{names.seat(seat)}</h2>
        <span className={styles.presence}>{presenceOf(player?.kind, acts, frame.view.you === seat)}</span>
        {clock !== undefined && <ClockFace clock={clock} />}
      </header>
      {score !== undefined && (
        <p className={styles.score}>
          <b>{score.value}</b> <span>{score.label}</span>
        </p>
      )}
      <div className={styles.counts}>
        {facts.map((fact) => (
          <span key={fact.key} data-wide={isWide(fact)}>
            <Fact fact={fact} />
          </span>
        ))}
        {piles.map(({ key, name, seen }) => (
          <span key={key} data-place={`${key}/${seat}`} data-wide={name.length > SHORT}>
            <Counter name={name} value={countOf(seen)} />
          </span>
        ))}
      </div>
      {SeatMore !== undefined && <SeatMore view={frame.view as never} seat={seat} />}
      {rows.length > 0 && (
        <div className={styles.folded} data-rove-group="">
          {rows.map(({ key, name, place, seen }) => (
            <Chips key={key} name={name} place={place} seen={seen} />
          ))}
        </div>
      )}
    </section>
  );
}
function presenceOf(kind: "person" | "bot" | "open" | undefined, acts: boolean, isYou: boolean): string {
  if (kind === "bot") return acts ? "thinks …" : "bot";
  if (kind === "open") return "free seat";
  if (acts) return isYou ? "your turn" : "to act";
  return "";
}
interface Score extends SeatScore {
  /** The fact that it shows, which is not repeated below. */
  readonly fact?: string;
}
/** Piles that are worth a word when they are empty too. */
const USUAL = /^(deck|hand|discard)/i;
const SCORES = /^(score|points|fame|victoryPoints|vp|wins|roundsWon|tricks|lanterns|money|coins)$/i;
/** What the game calls the score; without a word from it, the fact that sounds like one. */
function scoreOf(table: TableContext, seat: number): Score | undefined {
  const { game, frame } = table;
  if (game.score !== undefined) return game.score(frame.view, seat);
  const fact = factsOf(table, seat).find(({ key, value }) => typeof value === "number" && SCORES.test(key));
  return fact === undefined ? undefined : { value: Number(fact.value), label: fact.name.toLowerCase(), fact: fact.key };
}
/** From here on a clock shouts. */
const LOW_MS = 20_000;
function ClockFace({ clock }: { readonly clock: SeatClock }) {
  const left = useClock(clock);
  const minutes = Math.floor(left / 60_000);
  const seconds = Math.floor((left % 60_000) / 1000);
  return (
    <time className={styles.clock} data-clock="" data-running={clock.running} data-low={left < LOW_MS && clock.running}>
      <span className="visually-hidden">time left </span>
      {minutes}:{String(seconds).padStart(2, "0")}
    </time>
  );
}
