import type { AnyEvent } from "@cardwright/core";
import { causesOf, type EventCause } from "@cardwright/core/host";
import { SeatShape } from "@cardwright/table";
import { useWords } from "../say.ts";
import styles from "./designer.module.css";
import { Part } from "./Part.tsx";
import type { Shown } from "./shown.ts";

/** The action of the step, and every event of it with what put it there. */
export function StepDone({ match, state, nameOf }: Shown) {
  const say = useWords();
  const entry = match.steps[match.at];
  const action = entry?.action ?? null;
  const before = match.at > 0 ? match.snapshotAt(match.at - 1) : undefined;
  const causes = before === undefined || action === null ? [] : causesOf(match.game.engine, before as never, action);
  const effects = [...(before?.state.effects ?? []), ...state.effects];
  const nameOfEffect = (id: string): string => effects.find((effect) => effect.id === id)?.definition ?? id;
  return (
    <Part title={say("design.did")} count={entry?.events.length ?? 0} open>
      <p className={styles.doer}>
        {action === null ? (
          say("design.setUp")
        ) : (
          <>
            <SeatShape seat={action.seat} size={14} /> {nameOf(action.seat)} <code>{action.type}</code>
          </>
        )}
      </p>
      <ol className={styles.events}>
        {entry?.events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the events of a step never change.
          <li key={index}>
            <EventTold event={event} /> <i>{causeLine(causes[index], nameOfEffect, say)}</i>
          </li>
        ))}
      </ol>
    </Part>
  );
}
/** Letters of a field that are shown; all of them on the pointer. */
const FIELD_MAX = 90;
function EventTold({ event: { type, ...fields } }: { readonly event: AnyEvent }) {
  const told = Object.entries(fields).map(([name, value]) => ({
    name,
    text: typeof value === "string" ? value : JSON.stringify(value),
  }));
  return (
    <>
      <b>{type}</b>
      {told.map(({ name, text }) => (
        <span key={name} className={styles.field} title={text}>
          <small>{name}</small> {text.length > FIELD_MAX ? `${text.slice(0, FIELD_MAX)} …` : text}
        </span>
      ))}
    </>
  );
}
/** The cause of an event: the action itself, an event before it, or a rule or effect that answered. */
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
