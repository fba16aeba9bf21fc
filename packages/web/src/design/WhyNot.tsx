import type { Refusal } from "@cardwright/core";
import { isLegalOffer, SeatShape, whyNot } from "@cardwright/table";
import { useWords } from "../say.ts";
import styles from "./designer.module.css";
import { Part } from "./Part.tsx";
import { type Shown, seatsOf } from "./shown.ts";

/** For every seat, what it could do now; and of the rest, the code, the reason and the causes of the refusal. */
export function WhyNot({ match, state, nameOf }: Shown) {
  const say = useWords();
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
                <span>{isLegalOffer(offer) ? say("design.legal") : refusalLine(whyNot(offer), say)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Part>
  );
}
function refusalLine(refusal: Refusal | undefined, say: ReturnType<typeof useWords>): string {
  if (refusal === undefined) return "";
  const causes = (refusal.because ?? []).map(({ source, effect }) => `${source} (${effect})`).join(", ");
  const why = `${refusal.code}. ${refusal.message}.`;
  return causes === "" ? why : say("design.because", { why, what: causes });
}
