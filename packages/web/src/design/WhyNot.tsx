import type { Refusal } from "@cardwright/core";
import { SPECTATOR } from "@cardwright/core/host";
import { isLegalOffer, SeatShape, whyNot } from "@cardwright/table";
import { useReaderWords, useWords } from "../say.ts";
import styles from "./designer.module.css";
import { Part } from "./Part.tsx";
import { type Shown, seatsOf } from "./shown.ts";

/** For every seat, what it could do now; and of the rest, the code, the reason and the causes of the refusal. */
export function WhyNot({ match, state, nameOf }: Shown) {
  const say = useWords();
  const players = match.frame().players.map(({ name }) => name);
  const words = useReaderWords(match.game, { seat: SPECTATOR, players });
  return (
    <Part title={say("hint.why")}>
      {seatsOf(state).map((seat) => (
        <div key={seat} className={styles.seat}>
          <h3>
            <SeatShape seat={seat} size={14} /> {nameOf(seat)}
          </h3>
          <ul className={styles.offers}>
            {match.game.engine.offers(state as never, seat).map((offer) => (
              <li key={`${offer.type} ${offer.promptId ?? ""}`} data-legal-now={isLegalOffer(offer)}>
                <b>{offer.type}</b>
                <Verdict refusal={whyNot(offer)} tell={(refusal) => words.reason(refusal)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Part>
  );
}
interface VerdictProps {
  readonly refusal: Refusal | undefined;
  tell(refusal: Refusal): string;
}
/** As a player reads it, with the code and the causes that stand behind it. */
function Verdict({ refusal, tell }: VerdictProps) {
  const say = useWords();
  if (refusal === undefined) return <span>{say("design.legal")}</span>;
  const causes = (refusal.because ?? []).map(({ source, effect }) => `${source} (${effect})`).join(", ");
  const why = tell(refusal);
  return (
    <span>
      <code>{refusal.code}</code> {causes === "" ? why : say("design.because", { why, what: causes })}
    </span>
  );
}
