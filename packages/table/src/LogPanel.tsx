import { lazy, memo, type ReactNode, Suspense, useMemo, useState } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./log.module.css";
import { SeatShape } from "./SeatBadge.tsx";
import { lineText, partsOf } from "./said.ts";
import type { Said } from "./session.ts";
import { type TableContext, useTable } from "./TableProvider.tsx";
import { useFoot } from "./use-foot.ts";

/** Few games keep a record of their own, and few players read it. */
const RulesLog = lazy(async () => ({ default: (await import("./RulesLog.tsx")).RulesLog }));

const SHOWN_MAX = 300;

/** So few lines fill no log. */
const BRIEF = 12;

interface Line extends Said {
  readonly times: number;
}
interface Turn {
  readonly key: string;
  readonly seat: number;
  readonly title: string;
  /** The round that begins with it, or its number in the match. */
  readonly when: string;
  /** It is a turn that the log has told the beginning of. */
  readonly begins: boolean;
  readonly lines: readonly Line[];
}
/**
 * The course of the match: as sentences, or as the rules themselves wrote it down, where a game keeps such a record. What is in effect
 * lies over its oldest lines: it comes and goes, and moves nothing.
 */
export function LogPanel({ above }: { readonly above?: ReactNode }) {
  const { game, frame, say } = useTable();
  const [asRules, setAsRules] = useState(false);
  const lines = game.rulesLog?.(frame.view);
  return (
    <div className={styles.lines}>
      {above}
      {lines !== undefined && (
        <button type="button" className={styles.asRules} aria-pressed={asRules} onClick={() => setAsRules(!asRules)}>
          {say("history.rules")}
        </button>
      )}
      {asRules && lines !== undefined ? (
        <Suspense fallback={null}>
          <RulesLog lines={lines} />
        </Suspense>
      ) : (
        <Sentences />
      )}
    </div>
  );
}
/** Sentences grouped by turn, the newest at the foot and always in view. */
function Sentences() {
  const table = useTable();
  const { frame, say } = table;
  const { list, onScroll } = useFoot(frame.said);
  const turns = useMemo(() => byTurn(frame.said, table), [frame.said, table]);
  return (
    <ol
      className={styles.log}
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable by keyboard.
      tabIndex={0}
      data-brief={frame.said.length < BRIEF}
      aria-label={say("history.title")}
      onScroll={onScroll}
    >
      {turns.length === 0 && <li>{say("history.nothing")}</li>}
      {turns.map((turn) => (
        <TurnLines
          key={turn.key}
          turn={turn}
          newest={turn.lines.at(-1)?.revision === frame.revision ? frame.revision : -1}
        />
      ))}
    </ol>
  );
}
/** The same lines for the same viewer: at one device another seat is told other faces of the same step. */
const isSameTurn = (one: Turn, other: Turn): boolean =>
  one.title === other.title &&
  one.when === other.when &&
  one.lines.length === other.lines.length &&
  one.lines.every(({ params, times }, at) => params === other.lines[at]?.params && times === other.lines[at]?.times);
/** Turns that are over never change: only the last one is drawn anew. */
const TurnLines = memo(
  function TurnLines({
    turn: { seat, title, when, begins, lines },
    newest,
  }: {
    readonly turn: Turn;
    readonly newest: number;
  }) {
    return (
      <li className={styles.turn} data-seat={seat + 1} data-turn={begins || undefined}>
        <p className={styles.who}>
          {seat >= 0 && <SeatShape seat={seat} size={14} />}
          {title}
          {when !== "" && <span className={styles.when}>{when}</span>}
        </p>
        {lines.length > 0 && (
          <ul>
            {lines.map((line, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end.
                key={`${line.revision}-${index}`}
                data-new={line.revision === newest || undefined}
                data-under={line.under !== undefined || undefined}
                data-phase={line.kind === "PHASE_STARTED" || undefined}
              >
                <Icon name={iconOf(line)} />
                <Sentence line={line} />
              </li>
            ))}
          </ul>
        )}
      </li>
    );
  },
  (one, other) => one.newest === other.newest && isSameTurn(one.turn, other.turn),
);
/** On a small screen the log is a drawer, and its newest line stands under the board. */
export function Ticker({ onOpen }: { onOpen(): void }) {
  const { frame, words, say } = useTable();
  const newest = frame.said.at(-1);
  return (
    <button type="button" className={styles.ticker} onClick={onOpen} data-keeps-focus="">
      <span>{newest === undefined ? say("history.nothing") : lineText(newest, words)}</span>
      <b>{say("panel.log")}</b>
    </button>
  );
}
/** Names of players keep their own direction, a word that is borrowed from another language says so, and cards stand out. */
function Sentence({ line }: { readonly line: Line }) {
  const { words, say } = useTable();
  return (
    <span>
      {partsOf(line, words).map(({ text, player, lang, face }, index) =>
        face !== undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes.
          <b key={index} lang={lang}>
            {text}
          </b>
        ) : player !== undefined || lang !== undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes.
          <bdi key={index} lang={lang}>
            {text}
          </bdi>
        ) : (
          text
        ),
      )}
      {line.times > 1 && ` ${say("history.times", { count: line.times })}`}
    </span>
  );
}
function byTurn(all: readonly Said[], table: TableContext): readonly Turn[] {
  const { words } = table;
  const turns: (Omit<Turn, "lines"> & { readonly lines: Line[] })[] = [];
  for (const line of all.slice(-SHOWN_MAX)) {
    const head = headOf(line, turns.at(-1), table);
    if (head !== undefined) turns.push({ key: `${line.revision} ${turns.length}`, ...head, lines: [] });
    if (line.turn === true && line.seat >= 0) continue;
    const lines = turns.at(-1)?.lines ?? [];
    const before = lines.at(-1);
    // The same thing several times in a row is one line.
    if (before?.revision === line.revision && lineText(before, words) === lineText(line, words))
      lines[lines.length - 1] = { ...before, times: before.times + 1 };
    else lines.push({ ...line, times: 1 });
  }
  return turns;
}
type Head = Pick<Turn, "seat" | "title" | "when" | "begins">;
/** The head of what begins with this line, if anything does: a turn, the start of the match, or what one seat does in its first turn. */
function headOf(line: Said, last: Turn | undefined, { say, names }: TableContext): Head | undefined {
  if (line.turn === true && line.seat >= 0) {
    const { newRound, round, turn } = line.params;
    const isRound = newRound === true && typeof round === "number";
    const when = isRound ? say("table.round", { round }) : say("table.turn", { turn: Number(turn) });
    return { seat: line.seat, title: names.seat(line.seat), when, begins: true };
  }
  // The first turn begins with the match, without a line of its own: until the second, whoever does something heads it.
  const isFirst = last?.begins !== true && line.revision > 0;
  if (isFirst && line.seat >= 0 && line.seat !== last?.seat) {
    const when = last?.seat === -1 ? say("table.round", { round: 1 }) : "";
    return { seat: line.seat, title: names.seat(line.seat), when, begins: false };
  }
  return last === undefined ? { seat: -1, title: say("history.start"), when: "", begins: false } : undefined;
}
/** By what happened, which is an id in every language. */
const ICONS: readonly (readonly [RegExp, IconName])[] = [
  [/draw|deal/i, "draw"],
  [/KO$|destroy|damage|hits|wound|sprung|casualt|loses/i, "hit"],
  [/dice|die$|roll/i, "dice"],
  [/attack|strike|fight|combat/i, "sword"],
  [/shield|block|protect|heal|guard/i, "shield"],
  [/win|won|score|majority|control|taken|match_ended|round_ended/i, "flag"],
  [/shown|look|reveal/i, "eye"],
  [/cost_paid/i, "card"],
  [/pays|paid|pay$|receive|gain|mana|energy|resource|price/i, "coin"],
  [/play|store|stage|discard|choice|chosen|card/i, "card"],
];
const iconOf = ({ key, kind }: Said): IconName =>
  ICONS.find(([pattern]) => pattern.test(key) || pattern.test(kind))?.[1] ?? "step";

/** The same sentences for a voice: only the newest, politely. */
export function Announcer() {
  const { frame, lastRefusal, words, say } = useTable();
  const newest = frame.said.filter(({ revision }) => revision === frame.revision).map((line) => lineText(line, words));
  return (
    <>
      <div className="visually-hidden" aria-live="polite" role="log" aria-label={say("history.latest")}>
        {newest.join(" ")}
      </div>
      <div className="visually-hidden" aria-live="assertive">
        {lastRefusal === null ? "" : words.reason(lastRefusal)}
      </div>
    </>
  );
}
