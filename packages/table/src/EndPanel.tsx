import { useState } from "react";
import { Art } from "./art/Art.tsx";
import { laurel } from "./art/seals.ts";
import styles from "./end.module.css";
import { highlightsOf } from "./highlights.ts";
import { outcomeTitle } from "./outcome.ts";
import { SeatShape } from "./SeatBadge.tsx";
import { useTable } from "./TableProvider.tsx";
import { sentence } from "./words.ts";

/** The end of a match is a moment: the table dims, the scores stand large, with the reason and three facts. */
export function EndPanel() {
  const { frame, game, names } = useTable();
  const { outcome } = frame.view;
  const [seen, setSeen] = useState(false);
  if (outcome === null || seen) return null;
  const won = outcome.winners.includes(frame.view.you);
  const scores = Array.from({ length: frame.view.seats }, (_, seat) => ({
    seat,
    score: game.score?.(frame.view, seat),
    wins: outcome.winners.includes(seat),
  }));
  return (
    <div className={styles.curtain}>
      <section className={styles.panel} aria-label="The end of the match" data-end="">
        {outcome.winners.length > 0 && (
          <span className={styles.laurel} data-won={won}>
            <Art drawing={laurel()} />
          </span>
        )}
        <h2 className={styles.title}>{outcomeTitle(outcome, names)}</h2>
        <p className={styles.reason}>{sentence(outcome.reason)}</p>
        <ul className={styles.scores} aria-label="Scores">
          {scores.map(({ seat, score, wins }) => (
            <li key={seat} data-seat={seat + 1} data-wins={wins}>
              {score !== undefined && <b>{score.value}</b>}
              <span>
                <SeatShape seat={seat} size={15} /> {names.seat(seat)}
              </span>
              {score !== undefined && <small>{score.label}</small>}
            </li>
          ))}
        </ul>
        <dl className={styles.facts}>
          {highlightsOf(frame, game).map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <button type="button" className={styles.close} onClick={() => setSeen(true)}>
          Look at the table
        </button>
      </section>
    </div>
  );
}
