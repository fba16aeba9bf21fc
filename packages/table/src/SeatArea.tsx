import { useRef } from "react";
import { Chip, Counter } from "./Counter.tsx";
import { type FactSeen, factsOf, type ZoneSeen } from "./layout.ts";
import { SeatShape } from "./SeatBadge.tsx";
import styles from "./seat.module.css";
import { countOf } from "./seen.ts";
import type { SeatClock } from "./session.ts";
import { useTable } from "./TableProvider.tsx";
import { useClock } from "./useClock.ts";
import { useOverflow } from "./useOverflow.ts";
import { joinClasses } from "./words.ts";
import { Chips, Row } from "./Zone.tsx";

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
  const parts = Object.entries(value).filter(([, part]) => typeof part === "number" || typeof part === "string");
  if (parts.length === 0 || parts.length > 6) return null;
  // A long list is broken between its entries, never within one.
  return <Counter name={name} value={parts.map(([key, part]) => `${key}\u00a0${String(part)}`).join(", ")} />;
}
/** One player: who it is, what everyone may know of them, and their part of the table. */
export function SeatArea({ seat, zones }: { readonly seat: number; readonly zones: readonly ZoneSeen[] }) {
  const table = useTable();
  const { frame, names } = table;
  const box = useRef<HTMLElement>(null);
  const over = useOverflow(box);
  const player = frame.players[seat];
  const acts = frame.actors.includes(seat) && frame.view.outcome === null;
  const facts = factsOf(table, seat);
  const clock = frame.clocks?.[seat];
  const piles = zones.filter(({ asPile, asStack, seen }) => (asPile || asStack) && countOf(seen) > 0);
  const rows = zones.filter(({ asPile, asStack, seen }) => !asPile && !asStack && countOf(seen) > 0);
  return (
    <section
      ref={box}
      tabIndex={over ? 0 : undefined}
      className={joinClasses(styles.seat, acts && styles.acts)}
      aria-label={names.seat(seat)}
      data-seat-area={seat}
      data-flat={table.game.Board !== undefined}
    >
      <header className={styles.head}>
        <SeatShape seat={seat} />
        <h2 className={styles.name}>{names.seat(seat)}</h2>
        {player?.kind === "bot" && <Chip text="bot" />}
        {acts && <span className={styles.turn}>to act</span>}
        {clock !== undefined && <ClockFace clock={clock} />}
        <div className={styles.facts}>
          {facts.map((fact) => (
            <Fact key={fact.key} fact={fact} />
          ))}
          {piles.map(({ key, name, seen }) => (
            <span key={key} data-place={`${key}/${seat}`}>
              <Counter name={name} value={countOf(seen)} />
            </span>
          ))}
        </div>
      </header>
      {rows.length > 0 && (
        <div className={styles.zones} data-rove-group="" data-inline={table.game.Board !== undefined}>
          {rows.map(({ key, name, place, seen }) =>
            table.game.Board === undefined ? (
              <Row key={key} name={name} place={place} seen={seen} size="small" />
            ) : (
              <Chips key={key} name={name} place={place} seen={seen} />
            ),
          )}
        </div>
      )}
    </section>
  );
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
