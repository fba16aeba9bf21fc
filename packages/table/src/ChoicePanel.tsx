import type { Choice, Option } from "@cardwright/core";
import styles from "./bar.module.css";
import { Card } from "./Card.tsx";
import { type Choosing, whyNotOption } from "./decision.ts";
import { foreseenFor } from "./Forecast.tsx";
import { NumberPanel } from "./NumberPanel.tsx";
import { isChosenOnTable, isOnTable } from "./onTable.ts";
import { type TableContext, useTable } from "./TableProvider.tsx";
import { spokenOf } from "./Target.tsx";
import { useWide } from "./useWide.ts";
import { joinClasses, whyText, withNames } from "./words.ts";

/** This much fits into the bar; more stands in a sheet above it. */
const INLINE_MAX = 3;
const INLINE_LETTERS = 64;
const INLINE_LETTERS_NARROW = 20;

/** The options of one choice. Those on the board are chosen there; few short ones stand in the bar, many in a sheet above it. */
export function ChoicePanel({ deciding }: { readonly deciding: Choosing }) {
  const table = useTable();
  const { decision } = table;
  const { choice, marked, forced, trail } = deciding;
  const wide = useWide();
  if (choice.kind === "number") return <NumberPanel deciding={deciding} />;
  const several = choice.kind !== "one";
  const here = choice.options.filter((option) => !isOnTable(table, choice, option));
  const letters = here.reduce((sum, option) => sum + labelOf(option, table).length, 0);
  const foresees = here.some(({ key }) => foreseenFor(table, key) !== undefined);
  const inline =
    !several &&
    !foresees &&
    here.length <= INLINE_MAX &&
    letters <= (wide ? INLINE_LETTERS : INLINE_LETTERS_NARROW) &&
    !here.some((o) => isCard(o, table));
  const options = here.map((option) => <OptionButton key={String(option.key)} option={option} deciding={deciding} />);
  return (
    <div className={styles.answers} data-rove-group="">
      {(!forced || trail.length > 0) && (
        <button type="button" className={styles.quiet} onClick={decision.cancel} data-rove="" tabIndex={-1}>
          Cancel
        </button>
      )}
      {here.length > 0 &&
        (inline ? (
          options
        ) : (
          <span className={styles.sheet} data-above-hand={isChosenOnTable(table, choice)}>
            {options}
          </span>
        ))}
      {several ? (
        <button
          type="button"
          className={joinClasses(styles.action, styles.primary)}
          aria-disabled={!decision.canConfirm()}
          data-legal={decision.canConfirm() || undefined}
          data-confirm=""
          data-rove=""
          tabIndex={-1}
          onClick={decision.confirm}
        >
          {confirmLabel(choice.kind, marked.length, choice.min, choice.max)}
        </button>
      ) : (
        !inline && <span className={styles.missing}>{missingText(table, deciding)}</span>
      )}
      {inline && here.length === 0 && <span className={styles.missing}>{missingText(table, deciding)}</span>}
    </div>
  );
}
function missingText(table: TableContext, { choice }: Choosing): string {
  return isChosenOnTable(table, choice) ? "Choose what is lit" : "Choose one";
}
function confirmLabel(kind: Choice["kind"], marked: number, min: number, max: number): string {
  if (marked < min) return `${kind === "order" ? "Put in order" : "Choose"} ${min - marked} more`;
  if (marked === 0) return "Choose none";
  return marked < max ? `Confirm ${marked} of up to ${max}` : `Confirm ${marked}`;
}
const labelOf = (option: Option, { game, names }: TableContext): string =>
  game.plan.optionWords?.[option.label] ?? yesNo(withNames(option.label, names));
const isCard = ({ piece, label }: Option, { game }: TableContext): boolean =>
  piece !== undefined && game.look(piece.face).name === label;

function OptionButton({ option, deciding }: { readonly option: Option; readonly deciding: Choosing }) {
  const table = useTable();
  const { decision, game } = table;
  const { piece, key } = option;
  const refused = whyNotOption(deciding, option);
  const label = labelOf(option, table);
  const mark = deciding.marked.indexOf(key) + 1;
  const why = refused === undefined ? "" : whyText(refused, table);
  const look = piece === undefined ? undefined : game.look(piece.face);
  const thing = {
    label,
    asked: { about: "option", key } as const,
    ...(piece === undefined ? {} : { face: piece.face, piece: piece.id }),
  };
  const spoken = [label, look?.text, why === "" ? "" : `Not now: ${why}`, mark > 0 ? `chosen, ${mark}` : ""];
  const seen = foreseenFor(table, key);
  const asCard = look !== undefined && look.name === option.label;
  return (
    <button
      type="button"
      className={joinClasses(
        asCard ? styles.cardOption : styles.action,
        refused && styles.refused,
        mark > 0 && styles.marked,
      )}
      aria-disabled={refused !== undefined}
      aria-pressed={deciding.choice.kind === "one" ? undefined : mark > 0}
      data-legal={refused === undefined || undefined}
      data-option={String(key)}
      data-rove=""
      tabIndex={-1}
      onClick={() => (refused === undefined ? decision.pick(key) : table.peek(thing))}
    >
      <span aria-hidden="true">{asCard ? <Card look={look} size="tray" /> : label}</span>
      {!asCard && seen !== undefined && (
        <span className={styles.reason}>
          <b>{seen.value}</b> {seen.text}. {seen.sum}
        </span>
      )}
      {!asCard && why !== "" && (
        <span className={styles.reason} aria-hidden="true">
          {why}
        </span>
      )}
      {mark > 0 && (
        <span className={styles.number} aria-hidden="true">
          {mark}
        </span>
      )}
      <span className="visually-hidden">{spokenOf(spoken)}</span>
    </button>
  );
}
const yesNo = (label: string): string =>
  label === "YES" ? "Yes" : label === "NO" ? "No" : label.charAt(0).toUpperCase() + label.slice(1);
