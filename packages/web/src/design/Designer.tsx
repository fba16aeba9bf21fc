import type { AnyEvent, Refusal } from "@cardwright/core";
import { type EventCause, type Snapshot, SPECTATOR } from "@cardwright/core/host";
import { isLegalOffer, whyNot } from "@cardwright/table";
import { wordsOfId } from "@cardwright/words";
import { useState } from "react";
import chrome from "../chrome/chrome.module.css";
import { useWords } from "../say.ts";
import { type Asked, Opinion } from "./Advice.tsx";
import { adviceOn, reasonsFor } from "./adviser.ts";
import type { LocalMatch } from "./local-match.ts";
import styles from "./match.module.css";

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
  const last = match.steps.length - 1;
  return (
    <section className={styles.designer} aria-label={say("design.panel")}>
      <h2>{say("design.panel")}</h2>
      <div className={styles.travel}>
        <label htmlFor="travel">{say("design.step", { step: revision })}</label>
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
            {say("design.branch")}
          </button>
        )}
      </div>
      <StepDone {...shown} />
      <EffectsInForce {...shown} />
      <WhyNot {...shown} />
      <BotsThink key={match.at} {...shown} />
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
  const say = useWords();
  const entry = match.steps[match.at];
  const action = entry?.action ?? null;
  const before = match.at > 0 ? match.snapshotAt(match.at - 1) : undefined;
  const causes = before === undefined || action === null ? [] : match.game.engine.causes(before as never, action);
  const effects = [...(before?.state.effects ?? []), ...state.effects];
  const nameOfEffect = (id: string): string => effects.find((effect) => effect.id === id)?.definition ?? id;
  return (
    <details>
      <summary>{say("design.did")}</summary>
      <p>{action === null ? say("design.setUp") : `${nameOf(action.seat)}: ${action.type}`}</p>
      <ol className={styles.events}>
        {entry?.events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the events of a step never change.
          <li key={index}>
            {eventLine(event)} <i className={styles.cause}>{causeLine(causes[index], nameOfEffect, say)}</i>
          </li>
        ))}
      </ol>
    </details>
  );
}
function EffectsInForce({ state, nameOf }: Shown) {
  const say = useWords();
  return (
    <details>
      <summary>{say("design.effects", { count: state.effects.length })}</summary>
      <ul className={styles.events}>
        {state.effects.map((effect) => (
          <li key={effect.id}>
            <b>{effect.definition}</b> ({effect.id}),{" "}
            {effect.owner < 0 ? say("design.nobodys") : say("design.ofSeat", { name: nameOf(effect.owner) })},{" "}
            {say("design.from", { what: effect.source.ref ?? effect.source.kind })}, {JSON.stringify(effect.expires)}
            {effect.targets.length > 0 && `, ${say("design.on", { what: effect.targets.join(", ") })}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
function WhyNot({ match, state, nameOf }: Shown) {
  const say = useWords();
  return (
    <details>
      <summary>{say("hint.why")}</summary>
      {seatsOf(state).map((seat) => (
        <div key={seat}>
          <b>{nameOf(seat)}</b>
          <ul className={styles.events}>
            {match.game.engine.offers(state as never, seat).map((offer) => (
              <li key={`${offer.type} ${offer.promptId ?? ""}`}>
                {wordsOfId(offer.type)}: {isLegalOffer(offer) ? say("design.legal") : refusalLine(whyNot(offer), say)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
/** Everything is open here, and a bot still knows only what its own seat sees. */
function BotsThink({ match, state, nameOf }: Shown) {
  const say = useWords();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { game, at, steps } = match;
  const here = match.snapshotAt(at);
  const [before, entry] = [match.snapshotAt(at - 1), steps[at]];
  const actor = state.outcome === null ? game.engine.actors(state)[0] : undefined;
  const mover = entry?.action?.seat;
  const players = match.frame().players.map(({ name }) => name);
  const [seat, setSeat] = useState(0);
  const ask = (reader: number, title: string, answer: ReturnType<typeof adviceOn>): void => {
    setSeat(reader);
    setAsked({ title });
    answer.then(
      (options) => setAsked({ title, options }),
      (error) => setAsked({ title, problem: String(error) }),
    );
  };
  return (
    <details>
      <summary>{say("advice.title")}</summary>
      <div className={styles.travel}>
        {actor !== undefined && here !== undefined && (
          <button
            type="button"
            className={chrome.button}
            onClick={() => ask(actor, nameOf(actor), adviceOn(game, here, actor))}
          >
            {say("design.as", { name: nameOf(actor) })}
          </button>
        )}
        {mover !== undefined && before !== undefined && entry !== undefined && (
          <button
            type="button"
            className={chrome.button}
            onClick={() => ask(mover, nameOf(mover), reasonsFor(game, before, entry, mover))}
          >
            {say("design.whyStep")}
          </button>
        )}
      </div>
      {asked !== null && <Opinion asked={asked} game={game} reader={{ seat, players }} />}
    </details>
  );
}
function StateSeen({ match, state, nameOf }: Shown) {
  const say = useWords();
  const [viewer, setViewer] = useState(0);
  return (
    <details>
      <summary>{say("design.state")}</summary>
      <label className={chrome.field}>
        {say("design.viewer")}
        <select value={viewer} onChange={(event) => setViewer(Number(event.target.value))}>
          {seatsOf(state).map((seat) => (
            <option key={seat} value={seat}>
              {nameOf(seat)}
            </option>
          ))}
          <option value={SPECTATOR}>{say("replay.spectator")}</option>
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
function refusalLine(refusal: Refusal | undefined, say: ReturnType<typeof useWords>): string {
  if (refusal === undefined) return "";
  const causes = (refusal.because ?? []).map(({ source, effect }) => `${source} (${effect})`).join(", ");
  const why = `${refusal.code}. ${refusal.message}.`;
  return causes === "" ? why : say("design.because", { why, what: causes });
}
/** What put the event there: the action itself, an event before it, or a rule or effect that answered. */
function causeLine(
  cause: EventCause | undefined,
  nameOfEffect: (id: string) => string,
  say: ReturnType<typeof useWords>,
): string {
  if (cause === undefined) return "";
  const { kind, name } = cause;
  if (kind === "action") return say("design.byAction");
  if (kind === "event") return say("design.follows", { what: name });
  if (kind === "replacement") return say("design.instead", { what: nameOfEffect(name) });
  return say("design.by", { kind, what: nameOfEffect(name) });
}
function eventLine({ type, ...fields }: AnyEvent): string {
  const told = Object.entries(fields).map(
    ([name, value]) => `${name} ${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  const text = `${type} ${told.join(", ")}`;
  return text.length > 220 ? `${text.slice(0, 220)} …` : text;
}
