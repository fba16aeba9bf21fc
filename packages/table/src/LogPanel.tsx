import { useEffect, useLayoutEffect, useRef } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./log.module.css";
import { SeatShape } from "./SeatBadge.tsx";
import { worthSaying } from "./said.ts";
import type { Said } from "./session.ts";
import { useTable } from "./TableProvider.tsx";
import { reasonOf, sentence } from "./words.ts";

const SHOWN_MAX = 300;
/** Whoever has scrolled up further than this is reading, and is left alone. */
const FOOT = 40;

interface Line extends Said {
  readonly times: number;
}
interface Turn {
  readonly key: string;
  readonly seat: number;
  readonly title: string;
  readonly lines: readonly Line[];
}
/** What happened, as sentences grouped by turn, the newest at the foot and always in view. */
export function LogPanel() {
  const { frame, names } = useTable();
  const said = linesOf(frame.said);
  const list = useRef<HTMLOListElement>(null);
  const atFoot = useRef(true);
  useLayoutEffect(() => {
    const box = list.current;
    if (box !== null && atFoot.current) box.scrollTop = box.scrollHeight;
  });
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    const watch = new ResizeObserver(() => {
      if (atFoot.current) box.scrollTop = box.scrollHeight;
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  const turns = byTurn(said.slice(-SHOWN_MAX), (seat) => names.seat(seat));
  return (
    <ol
      className={styles.log}
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable by keyboard.
      tabIndex={0}
      aria-label="What happened"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atFoot.current = scrollHeight - clientHeight - scrollTop < FOOT;
      }}
    >
      {turns.length === 0 && <li>Nothing yet.</li>}
      {turns.map(({ key, seat, title, lines }) => (
        <li key={key} className={styles.turn} data-seat={seat + 1} data-turn={seat >= 0 || undefined}>
          <p className={styles.who}>
            {seat >= 0 && <SeatShape seat={seat} size={14} />}
            {title}
          </p>
          {lines.length > 0 && (
            <ul>
              {lines.map(({ revision, text, times, kind }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end.
                <li key={`${revision}-${index}`} data-new={revision === frame.revision || undefined}>
                  <Icon name={iconOf(text, kind)} />
                  <span>
                    {sentence(text)}
                    {times > 1 && ` (${times} times)`}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
/** On a small screen the log is a drawer, and its newest line stands under the board. */
export function Ticker({ onOpen }: { onOpen(): void }) {
  const { frame } = useTable();
  const newest = linesOf(frame.said).at(-1);
  return (
    <button type="button" className={styles.ticker} onClick={onOpen} data-keeps-focus="">
      <span>{newest === undefined ? "Nothing yet." : sentence(newest.text)}</span>
      <b>Log</b>
    </button>
  );
}
const linesOf = (said: readonly Said[]): readonly Said[] =>
  worthSaying(said).filter(({ text, housekeeping }) => housekeeping !== true || !/^Now: /.test(text));

function byTurn(said: readonly Said[], nameOf: (seat: number) => string): readonly Turn[] {
  const turns: { key: string; seat: number; title: string; lines: Line[] }[] = [];
  for (const line of said) {
    if (line.turn === true || turns.length === 0) {
      const isTurn = line.turn === true && line.seat >= 0;
      const round = /\bround (\d+)/i.exec(line.text)?.[1];
      const title = isTurn ? `${nameOf(line.seat)}${round === undefined ? "" : `, round ${round}`}` : "The start";
      turns.push({ key: `${line.revision} ${turns.length}`, seat: isTurn ? line.seat : -1, title, lines: [] });
      if (isTurn) continue;
    }
    const lines = turns.at(-1)?.lines ?? [];
    const before = lines.at(-1);
    // The same thing several times in a row is one line.
    if (before?.text === line.text && before.revision === line.revision)
      lines[lines.length - 1] = { ...before, times: before.times + 1 };
    else lines.push({ ...line, times: 1 });
  }
  return turns;
}
const ICONS: readonly (readonly [RegExp, IconName])[] = [
  [/\bdraws?\b|deals?\b|hands? back/i, "draw"],
  [/knocked out|destroyed|damage|\bhits?\b|\bloses?\b|wound|springs|dies/i, "hit"],
  [/\bdie\b|\bdice\b|rolls?\b|needs \d/i, "dice"],
  [/attacks?|fires?\b|strikes?|fights?/i, "sword"],
  [/shield|block|protect|heals?/i, "shield"],
  [/wins?\b|holds?\b|scores?\b|takes? the|majority|controls?/i, "flag"],
  [/looks?\b|reveals?|shows?/i, "eye"],
  [/plays?|puts?|stores?|joins?|enters|sets? a trap|discards?|chooses?/i, "card"],
];
const iconOf = (text: string, kind: string | undefined): IconName =>
  kind === "PIECE_MOVED" ? "card" : (ICONS.find(([pattern]) => pattern.test(text))?.[1] ?? "step");

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
