import { type AnyEvent, type EventCause, type Refusal, type Snapshot, SPECTATOR } from "@cardwright/core";
import { isLegalOffer, plain, sentence, untilWhen, whyNot } from "@cardwright/table";
import { useState } from "react";
import chrome from "../chrome/chrome.module.css";
import type { LocalMatch } from "./localMatch.ts";
import styles from "./match.module.css";

/** For whoever makes the game: everything the engine knows about the position shown, and the way through time. */
export function Designer({ match, revision }: { readonly match: LocalMatch; readonly revision: number }) {
  const snapshot = match.snapshotAt(match.at);
  if (snapshot === undefined) return null;
  const shown: Shown = {
    match,
    state: snapshot.state,
    nameOf: (seat) => match.frame().players[seat]?.name ?? `seat ${seat}`,
  };
  const last = match.steps.length - 1;
  return (
    <section className={styles.designer} aria-label="Designer panel">
      <h2>Designer panel</h2>
      <div className={styles.travel}>
        <label htmlFor="travel">Step {revision}</label>
        <input
          id="travel"
          type="range"
          min={0}
          max={last}
          value={match.at}
          onChange={(event) => match.travelTo(Number(event.target.value))}
        />
        {match.at < last && (
          <button type="button" className={chrome.button} onClick={match.branchHere}>
            Play on from here
          </button>
        )}
      </div>
      <StepDone {...shown} />
      <EffectsInForce {...shown} />
      <WhyNot {...shown} />
      <StateSeen {...shown} />
    </section>
  );
}
interface Shown {
  readonly match: LocalMatch;
  readonly state: Snapshot["state"];
  nameOf(seat: number): string;
}
function StepDone({ match, state, nameOf }: Shown) {
  const entry = match.steps[match.at];
  const action = entry?.action ?? null;
  const before = match.at > 0 ? match.snapshotAt(match.at - 1) : undefined;
  const causes = before === undefined || action === null ? [] : match.game.engine.causes(before as never, action);
  const effects = [...(before?.state.effects ?? []), ...state.effects];
  const nameOfEffect = (id: string): string => effects.find((effect) => effect.id === id)?.definition ?? id;
  return (
    <details>
      <summary>What this step did</summary>
      <p>{action === null ? "Set-up" : `${nameOf(action.seat)}: ${action.type}`}</p>
      <ol className={styles.events}>
        {entry?.events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the events of a step never change.
          <li key={index}>
            {eventLine(event)} <i className={styles.cause}>{causeLine(causes[index], nameOfEffect)}</i>
          </li>
        ))}
      </ol>
    </details>
  );
}
function EffectsInForce({ state, nameOf }: Shown) {
  return (
    <details>
      <summary>Effects in force ({state.effects.length})</summary>
      <ul className={styles.events}>
        {state.effects.map((effect) => (
          <li key={effect.id}>
            <b>{effect.definition}</b> ({effect.id}), {effect.owner < 0 ? "nobody's" : `of ${nameOf(effect.owner)}`},
            from {effect.source.ref ?? effect.source.kind}, {untilWhen(effect.expires, state, nameOf)}
            {effect.targets.length > 0 && `, on ${effect.targets.join(", ")}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
function WhyNot({ match, state, nameOf }: Shown) {
  return (
    <details>
      <summary>Why not?</summary>
      {seatsOf(state).map((seat) => (
        <div key={seat}>
          <b>{nameOf(seat)}</b>
          <ul className={styles.events}>
            {match.game.engine.offers(state as never, seat).map((offer) => (
              <li key={`${offer.type} ${offer.promptId ?? ""}`}>
                {plain(offer.type)}: {isLegalOffer(offer) ? "legal" : refusalLine(whyNot(offer))}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
function StateSeen({ match, state, nameOf }: Shown) {
  const [viewer, setViewer] = useState(0);
  return (
    <details>
      <summary>State as a viewer sees it</summary>
      <label className={chrome.field}>
        Viewer
        <select value={viewer} onChange={(event) => setViewer(Number(event.target.value))}>
          {seatsOf(state).map((seat) => (
            <option key={seat} value={seat}>
              {nameOf(seat)}
            </option>
          ))}
          <option value={SPECTATOR}>a spectator</option>
        </select>
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrollable by keyboard. */}
      <pre className={styles.tree} tabIndex={0}>
        {JSON.stringify(match.game.engine.view(state as never, viewer), null, 1)}
      </pre>
    </details>
  );
}
const seatsOf = ({ seats }: Shown["state"]): readonly number[] => Array.from({ length: seats }, (_, seat) => seat);
function refusalLine(refusal: Refusal | undefined): string {
  if (refusal === undefined) return "";
  const causes = (refusal.because ?? []).map(({ source, effect }) => `${source} (${effect})`).join(", ");
  return `${refusal.code}. ${sentence(refusal.message)}${causes === "" ? "" : ` Because of ${causes}.`}`;
}
/** What put the event there: the action itself, an event before it, or a rule or effect that answered. */
function causeLine(cause: EventCause | undefined, nameOfEffect: (id: string) => string): string {
  if (cause === undefined) return "";
  const { kind, name } = cause;
  if (kind === "action") return "by the action";
  if (kind === "event") return `follows from ${name}`;
  if (kind === "replacement") return `instead, by ${nameOfEffect(name)}`;
  return `by ${kind} ${nameOfEffect(name)}`;
}
function eventLine({ type, ...fields }: AnyEvent): string {
  const told = Object.entries(fields).map(
    ([name, value]) => `${name} ${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  const text = `${type} ${told.join(", ")}`;
  return text.length > 220 ? `${text.slice(0, 220)} …` : text;
}
