import { useState } from "react";
import { Art } from "./art/Art.tsx";
import { laurel } from "./art/seals.ts";
import styles from "./end.module.css";
import { highlightsOf, roundsOf } from "./highlights.ts";
import { outcomeReason, outcomeTitle } from "./outcome.ts";
import { SeatShape } from "./SeatBadge.tsx";
import { scoreAtEnd } from "./score.ts";
import { useTable } from "./TableProvider.tsx";

/** The end of a match is a moment: the table dims, the scores stand large in the order of places, with the reason and three facts. */
export function EndPanel() {
  const table = useTable();
  const { frame, game, names, words, say } = table;
  const { outcome } = frame.view;
  const [seen, setSeen] = useState(false);
  if (outcome === null || seen) return null;
  const won = outcome.winners.includes(frame.view.you);
  const scores = Array.from({ length: frame.view.seats }, (_, seat) => ({
    seat,
    score: game.finalScore?.(frame.view, seat, words) ?? scoreAtEnd(table, seat),
    wins: outcome.winners.includes(seat),
    place: outcome.places?.[seat] ?? 0,
  })).sort((a, b) => a.place - b.place);
  return (
    <div className={styles.curtain}>
      <section className={styles.panel} aria-label={say("ending.title")} data-end="">
        {outcome.winners.length > 0 && (
          <span className={styles.laurel} data-won={won}>
            <Art drawing={laurel()} />
            <span className={styles.crowned}>
              {outcome.winners.map((seat) => (
                <SeatShape key={seat} seat={seat} size={outcome.winners.length > 1 ? 20 : 30} />
              ))}
            </span>
          </span>
        )}
        <h2 className={styles.title}>{outcomeTitle(outcome, words.speaker)}</h2>
        <p className={styles.reason}>{outcomeReason(outcome, words.speaker)}</p>
        <ul className={styles.scores} aria-label={say("ending.scores")}>
          {scores.map(({ seat, score, wins, place }) => (
            <li key={seat} data-seat={seat + 1} data-wins={wins} data-place={place}>
              {score !== undefined && <Score value={score.value} />}
              <span>
                <SeatShape seat={seat} size={15} /> {names.seat(seat)}
              </span>
              {score !== undefined && <small>{score.label}</small>}
            </li>
          ))}
        </ul>
        <Rounds rounds={roundsOf(table)} order={scores.map(({ seat }) => seat)} />
        <dl className={styles.facts}>
          {highlightsOf(table).map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <button type="button" className={styles.close} onClick={() => setSeen(true)}>
          {say("ending.look")}
        </button>
      </section>
    </div>
  );
}
/** A whole number counts up to itself; whoever wants no motion, or listens, has it at once. */
function Score({ value }: { readonly value: number | string }) {
  const counts = Number.isInteger(value);
  return (
    <b data-counts={counts || undefined} ref={(element) => element?.style.setProperty("--score", String(value))}>
      <span>{value}</span>
    </b>
  );
}
interface RoundsProps {
  readonly rounds: readonly (readonly number[])[];
  /** The seats as they stand above. */
  readonly order: readonly number[];
}
/** Round by round, the last one marked. */
function Rounds({ rounds, order }: RoundsProps) {
  const { say } = useTable();
  if (rounds.length < 2) return null;
  return (
    <ol className={styles.rounds} aria-label={say("ending.rounds")}>
      {rounds.map((scores, round) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number.
        <li key={round}>{order.map((seat) => scores[seat]).join(" : ")}</li>
      ))}
    </ol>
  );
}
