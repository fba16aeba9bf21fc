import { Chip, Counter } from "./Counter.tsx";
import type { SeatScore } from "./define-table.ts";
import { type FactSeen, factsOf, type ZoneSeen } from "./layout.ts";
import styles from "./plaque.module.css";
import { SeatShape } from "./SeatBadge.tsx";
import { scoreOf } from "./score.ts";
import { countOf, pieceNamed } from "./seen.ts";
import type { SeatClock } from "./session.ts";
import { type TableContext, useTable } from "./TableProvider.tsx";
import { useClock } from "./use-clock.ts";
import { Chips, Known } from "./Zone.tsx";

const PARTS_MAX = 6;
/** Each with how much there is of it: a zero is no news. */
const entriesOf = (value: object): readonly (readonly [string, string | number])[] =>
  Object.entries(value).flatMap(([key, part]) =>
    (typeof part === "number" && part !== 0) || (typeof part === "string" && part !== "") ? [[key, part] as const] : [],
  );
/** True if there is anything to tell: nothing counted, nobody named, a list that only machines read. */
export const isNews = ({ value }: FactSeen): boolean => {
  if (value === 0 || value === -1 || value === "") return false;
  if (Array.isArray(value))
    return value.length > 0 && value.every((part) => typeof part !== "object") && value.join().length <= FACT_MAX;
  return typeof value !== "object" || value === null || entriesOf(value).length > 0;
};
/** A fact in the shortest form that still says it. */
const FACT_MAX = 60;
const ENTRY_MAX = 16;
export function Fact({ fact: { name, value } }: { readonly fact: FactSeen }) {
  const table = useTable();
  const { words, say } = table;
  if (typeof value === "number") return <Counter name={name} value={value} />;
  if (value === true) return <Chip text={name} />;
  if (typeof value === "string" && value !== "") return <Counter name={name} value={pieceNamed(table, value)} />;
  if (Array.isArray(value) && value.length > 0 && value.every((part) => typeof part !== "object")) {
    const text = value.map((part) => (typeof part === "string" ? pieceNamed(table, part) : part)).join(", ");
    return <Counter name={name} value={text.length > FACT_MAX ? say("fact.entries", { count: value.length }) : text} />;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const parts = entriesOf(value);
  if (parts.length === 0 || parts.length > PARTS_MAX) return null;
  // A list is broken between its entries; within one only where it is longer than a plaque is wide.
  const told = parts.map(([key, part]) => {
    const mark = words.mark(key);
    return `${mark.length > ENTRY_MAX ? mark : mark.replaceAll(" ", "\u00a0")}\u00a0${part}`;
  });
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
  const presence = presenceOf(table, player?.kind, acts, frame.view.you === seat);
  const score = scoreOf(table, seat);
  const facts = factsOf(table, seat).filter(
    (fact) => fact.key !== score?.fact && (isNews(fact) || (game.Board !== undefined && fact.value === 0)),
  );
  const flags = facts.filter(({ value }) => value === true);
  /** In the corner of the score there is room for one. */
  const apart = score === undefined || flags.length > 1;
  const clock = frame.clocks?.[seat];
  const piles = zones.filter(
    ({ key, asPile, asStack, seen }) => (asPile || asStack) && (countOf(seen) > 0 || USUAL.test(key)),
  );
  const rows = folds ? zones.filter(({ asPile, asStack, seen }) => !asPile && !asStack && countOf(seen) > 0) : [];
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
        {/* At a full table the ring alone shows whose turn it is: there is no room for more than a name. */}
        <span className={small ? "visually-hidden" : styles.presence} key={presence}>
          {presence}
        </span>
        {clock !== undefined && <ClockFace clock={clock} />}
      </header>
      {score !== undefined && <Standing score={score} />}
      {flags.length > 0 && !apart && <Flags flags={flags} apart={false} />}
      {game.SeatMore !== undefined && <game.SeatMore view={frame.view as never} seat={seat} />}
      <Counts facts={facts.filter((fact) => !flags.includes(fact))} piles={piles} seat={seat} />
      {flags.length > 0 && apart && <Flags flags={flags} apart />}
      {piles.map(({ key, name, place, seen }) => (
        <Known key={key} name={name} place={place} seen={seen} />
      ))}
      {rows.length > 0 && <Folded rows={rows} />}
    </section>
  );
}
interface CountsProps {
  readonly facts: readonly FactSeen[];
  readonly piles: readonly ZoneSeen[];
  readonly seat: number;
}
/** Counters that are always there come first: those that come and go in a turn move nothing that stays. */
function Counts({ facts, piles, seat }: CountsProps) {
  const lasting = facts.filter(({ value }) => typeof value === "number");
  const tell = (fact: FactSeen) => (
    <span key={fact.key} data-wide={isWide(fact)}>
      <Fact fact={fact} />
    </span>
  );
  return (
    <div className={styles.counts}>
      {lasting.map(tell)}
      {piles.map(({ key, name, seen }) => (
        <span key={key} data-place={`${key}/${seat}`} data-wide={name.length > SHORT}>
          <Counter name={name} value={countOf(seen)} />
        </span>
      ))}
      {facts.filter((fact) => !lasting.includes(fact)).map(tell)}
    </div>
  );
}
const Folded = ({ rows }: { readonly rows: readonly ZoneSeen[] }) => (
  <div className={styles.folded} data-rove-group="">
    {rows.map(({ key, name, place, seen }) => (
      <Chips key={key} name={name} place={place} seen={seen} />
    ))}
  </div>
);
const Standing = ({ score: { value, label } }: { readonly score: SeatScore }) => (
  <p className={styles.score}>
    <b>{value}</b> <span key={value}>{label}</span>
  </p>
);
const Flags = ({ flags, apart }: { readonly flags: readonly FactSeen[]; readonly apart: boolean }) => (
  <p className={styles.flags} data-row={apart}>
    {flags.map((fact) => (
      <Fact key={fact.key} fact={fact} />
    ))}
  </p>
);
function presenceOf(
  { say }: TableContext,
  kind: "person" | "bot" | "open" | undefined,
  acts: boolean,
  isYou: boolean,
): string {
  if (kind === "bot") return acts ? say("seat.thinks") : say("table.bot");
  if (kind === "open") return say("seat.free");
  if (acts) return isYou ? say("seat.yourTurn") : say("table.toAct");
  return "";
}
/** Piles that are worth a word when they are empty too. */
const USUAL = /^(deck|hand|discard)/i;
/** From here on a clock shouts. */
const LOW_MS = 20_000;
function ClockFace({ clock }: { readonly clock: SeatClock }) {
  const { say } = useTable();
  const left = useClock(clock);
  const minutes = Math.floor(left / 60_000);
  const seconds = Math.floor((left % 60_000) / 1000);
  return (
    <time className={styles.clock} data-clock="" data-running={clock.running} data-low={left < LOW_MS && clock.running}>
      <span className="visually-hidden">
        {say("table.timeLeft", { time: `${minutes}:${String(seconds).padStart(2, "0")}` })}
      </span>
      <span aria-hidden="true">
        {minutes}:{String(seconds).padStart(2, "0")}
      </span>
    </time>
  );
}
