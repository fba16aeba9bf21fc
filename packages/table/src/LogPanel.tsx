import { useEffect, useRef } from "react";
import styles from "./panels.module.css";
import { SeatShape } from "./SeatBadge.tsx";
import { worthSaying } from "./said.ts";
import type { Said } from "./session.ts";
import { useTable } from "./TableProvider.tsx";
import { reasonOf, sentence } from "./words.ts";

const SHOWN_MAX = 300;

/** What happened, as sentences, newest at the foot; each turn begins with a line of its own. */
export function LogPanel() {
  const { frame } = useTable();
  const said = worthSaying(frame.said).filter(
    ({ text, housekeeping }) => housekeeping !== true || !/^Now: /.test(text),
  );
  const list = useRef<HTMLOListElement>(null);
  const count = said.length;
  useEffect(() => {
    const box = list.current;
    if (box !== null && count > 0) box.scrollTop = box.scrollHeight;
  }, [count]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable by keyboard.
    <ol className={styles.log} ref={list} tabIndex={0} aria-label="What happened">
      {count === 0 && <li>Nothing yet.</li>}
      {merged(said.slice(-SHOWN_MAX)).map(({ revision, seat, text, times, turn }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end.
        <li key={`${revision}-${count - index}`} data-turn={turn} data-new={revision === frame.revision || undefined}>
          {turn === true && seat >= 0 && <SeatShape seat={seat} size={12} />}
          <span>
            {sentence(text)}
            {times > 1 && ` (${times} times)`}
          </span>
        </li>
      ))}
    </ol>
  );
}
/** The same thing several times in a row is one line. */
function merged(said: readonly Said[]): readonly (Said & { readonly times: number })[] {
  const lines: (Said & { readonly times: number })[] = [];
  for (const line of said) {
    const before = lines.at(-1);
    if (before?.text === line.text && before.revision === line.revision)
      lines[lines.length - 1] = { ...before, times: before.times + 1 };
    else lines.push({ ...line, times: 1 });
  }
  return lines;
}
/** The same sentences for a voice: only the newest, politely. */
export function Announcer() {
  const { frame, lastRefusal, game } = useTable();
  const newest = worthSaying(frame.said)
    .filter(({ revision }) => revision === frame.revision)
    .map(({ text }) => sentence(text));
  return (
    <>
      <div className="visually-hidden" aria-live="polite" role="log" aria-label="Latest events">
        {newest.join(" ")}
      </div>
      <div className="visually-hidden" aria-live="assertive">
        {lastRefusal === null ? "" : reasonOf(lastRefusal, game.plan)}
      </div>
    </>
  );
}
