import { SPECTATOR } from "@cardwright/core/host";
import { lineText, momentsOf, type Said, SeatShape } from "@cardwright/table";
import { useMemo } from "react";
import { useReaderWords, useWords } from "../say.ts";
import styles from "./replay.module.css";
import { ReplaySession } from "./replay-session.ts";

/** The moments of the whole match, as anybody may hear of them. */
export function useMoments({ game, log, names }: ReplaySession): readonly Said[] {
  return useMemo(
    () => momentsOf(new ReplaySession(game, log, names, Number.POSITIVE_INFINITY).frame().said, game),
    [game, log, names],
  );
}
interface MomentsProps {
  readonly session: ReplaySession;
  readonly moments: readonly Said[];
  readonly step: number;
}
/** A list of them, each a way to the step in which it happened. */
export function Moments({ session, moments, step }: MomentsProps) {
  const say = useWords();
  const words = useReaderWords(session.game, { seat: SPECTATOR, players: session.names });
  if (moments.length === 0) return null;
  return (
    <section aria-label={say("replay.moments")}>
      <h2>{say("replay.moments")}</h2>
      <ol className={styles.moments}>
        {moments.map((line) => (
          <li key={line.revision}>
            <button
              type="button"
              aria-current={line.revision === step ? "step" : undefined}
              onClick={() => session.show(line.revision)}
            >
              {line.seat >= 0 && <SeatShape seat={line.seat} size={15} />}
              <span>{lineText(line, words)}</span>
              <small>{say("replay.step", { step: line.revision })}</small>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
