import chrome from "../chrome/chrome.module.css";
import type { LocalMatch } from "../match/local-match.ts";
import { useWords } from "../say.ts";
import { BotsThink } from "./BotsThink.tsx";
import styles from "./designer.module.css";
import { EffectsInForce } from "./EffectsInForce.tsx";
import { StateSeen } from "./StateSeen.tsx";
import { StepDone } from "./StepDone.tsx";
import type { Shown } from "./shown.ts";
import { WhyNot } from "./WhyNot.tsx";

/** For whoever makes the game: everything the engine knows about the position shown, and the way through time. */
export function Designer({ match, revision }: { readonly match: LocalMatch; readonly revision: number }) {
  const say = useWords();
  const snapshot = match.snapshotAt(match.at);
  if (snapshot === undefined) return null;
  const shown: Shown = {
    match,
    state: snapshot.state,
    nameOf: (seat) => match.frame().players[seat]?.name ?? say("scenario.seat", { count: seat }),
  };
  return (
    <section className={styles.designer} aria-label={say("design.panel")}>
      <h2>{say("design.panel")}</h2>
      <Travel match={match} revision={revision} />
      <StepDone {...shown} />
      <EffectsInForce {...shown} />
      <WhyNot {...shown} />
      <BotsThink key={match.at} {...shown} />
      <StateSeen {...shown} />
    </section>
  );
}
/** Back and forth through the match; a position of the past can be played on from. */
function Travel({ match, revision }: { readonly match: LocalMatch; readonly revision: number }) {
  const say = useWords();
  const last = match.steps.length - 1;
  const isPast = match.at < last;
  return (
    <div className={styles.travel}>
      <label htmlFor="travel">{say("design.step", { step: revision })}</label>
      <span className={styles.count}>{say("design.steps", { steps: last })}</span>
      <div className={styles.way}>
        <button
          type="button"
          aria-label={say("design.back")}
          disabled={match.at === 0}
          onClick={() => match.travelTo(match.at - 1)}
        >
          ‹
        </button>
        <input
          id="travel"
          type="range"
          min={0}
          max={last}
          value={match.at}
          onChange={(event) => match.travelTo(Number(event.target.value))}
        />
        <button
          type="button"
          aria-label={say("design.forth")}
          disabled={!isPast}
          onClick={() => match.travelTo(match.at + 1)}
        >
          ›
        </button>
      </div>
      {isPast && (
        <button type="button" className={`${chrome.button} ${chrome.primary}`} onClick={match.branchHere}>
          {say("design.branch")}
        </button>
      )}
    </div>
  );
}
