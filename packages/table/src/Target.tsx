import type { Pick } from "@cardwright/core/host";
import { type FocusEvent, type PointerEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import { type Inspected, type TableContext, useTable } from "./TableProvider.tsx";
import styles from "./target.module.css";
import { useTarget } from "./use-target.ts";
import { joinClasses } from "./words.ts";

const LONG_PRESS_MS = 450;
/** What a voice says of a thing: its parts as sentences. */
export const spokenOf = (parts: readonly (string | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined && part !== "")
    .map((part) => part?.replace(/[.]+$/, ""))
    .join(". ");

/** A thing that is pointed at, by pointer or by key, is told about beside it. */
function pointedAt(table: TableContext, thing: Omit<Inspected, "anchor">) {
  const show = (event: SyntheticEvent<HTMLElement>): void => table.inspect({ ...thing, anchor: event.currentTarget });
  const hide = (): void => table.inspect(null);
  return {
    show,
    onFocus: (event: FocusEvent<HTMLElement>): void => {
      if (event.currentTarget.closest("[data-quiet]") === null) show(event);
    },
    onBlur: hide,
    onPointerEnter: (event: PointerEvent<HTMLElement>): void => {
      if (event.pointerType === "mouse") show(event);
    },
    onPointerLeave: hide,
  };
}
/** A finger that rests on a thing asks about it; a mouse asks by pointing. */
function useLongPress(onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  // A thing that is still held when the table turns to the next reader is not told to them.
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    wasLong: (): boolean => held.current,
    onPointerDown: (event: PointerEvent): void => {
      held.current = false;
      if (event.pointerType === "mouse") return;
      timer.current = setTimeout(() => {
        held.current = true;
        onLong();
      }, LONG_PRESS_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
export interface TargetProps {
  /** The id of a piece or the key of a place. */
  readonly target: Pick;
  /** The choices that a place's key belongs to. */
  readonly choices?: readonly string[];
  /** The only action that the key belongs to, where several ask for the same. */
  readonly action?: string | undefined;
  /** What a voice calls it. */
  readonly label: string;
  readonly face?: string | undefined;
  readonly piece?: string | undefined;
  readonly className?: string | undefined;
  /** Things that cannot be touched now are left out of the tab order, and say nothing. */
  readonly quiet?: boolean;
  /** An action without further choices that a touch begins, where nothing else is asked of the thing. */
  readonly begins?: string | undefined;
  readonly children: ReactNode;
}
/** Anything on the table that may be chosen. Legal: it lifts. Illegal: it says why when asked. */
export function Target(props: TargetProps) {
  const { target, choices, action, begins, label, face, piece, className, quiet, children } = props;
  const table = useTable();
  const { say } = table;
  const { legal, verb, refused, marked, chosen, concerned, press } = useTarget(target, choices, action, begins);
  const why = refused === undefined ? "" : table.words.why(refused, table.frame.view);
  const spoken = [
    label,
    legal ? verb : "",
    why === "" ? "" : say("dock.notNow", { reason: why }),
    marked > 0 ? say("dock.chosen", { marked }) : "",
  ];
  const thing = {
    label,
    asked: { about: "target", key: target, choices, action, begins } as const,
    ...(face === undefined ? {} : { face }),
    ...(piece === undefined ? {} : { piece }),
  };
  const { wasLong, ...longPress } = useLongPress(() => table.peek(thing));
  const lit = joinClasses(legal && styles.legal, refused && styles.refused, (marked > 0 || chosen) && styles.chosen);
  const { show, ...pointing } = pointedAt(table, thing);
  if (quiet === true && !concerned) {
    return (
      <div className={joinClasses(styles.target, className)} data-piece={piece}>
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={joinClasses(styles.target, lit, className)}
      aria-disabled={!legal}
      aria-pressed={marked > 0 ? true : undefined}
      data-target={String(target)}
      data-legal={legal || undefined}
      data-chosen={chosen || undefined}
      data-piece={piece}
      data-rove=""
      tabIndex={-1}
      onClick={(event) => {
        if (wasLong()) return;
        if (legal) press();
        else {
          show(event);
          table.peek(thing);
        }
      }}
      {...pointing}
      {...longPress}
    >
      <span className={styles.shown} aria-hidden="true">
        {children}
        {marked > 0 && <span className={styles.mark}>{marked}</span>}
        {legal && verb !== "" && <span className={styles.verb}>{verb}</span>}
      </span>
      <span className="visually-hidden">{spokenOf(spoken)}</span>
    </button>
  );
}
