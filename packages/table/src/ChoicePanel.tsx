import type { Option } from "@cardwright/core";
import { Card } from "./Card.tsx";
import { type Choosing, whyNotOption } from "./decision.ts";
import styles from "./dock.module.css";
import { isChosenOnTable, isOnTable } from "./onTable.ts";
import { useTable } from "./TableProvider.tsx";
import { spokenOf } from "./Target.tsx";
import { joinClasses, whyText, withNames } from "./words.ts";

/** The options of one choice. Those on the board are chosen there; all others stand here. */
export function ChoicePanel({ deciding }: { readonly deciding: Choosing }) {
  const table = useTable();
  const { decision } = table;
  const { choice, marked, forced, trail } = deciding;
  const several = choice.kind !== "one";
  const here = choice.options.filter((option) => !isOnTable(table, choice, option));
  return (
    <div className={styles.answers} data-rove-group="">
      {isChosenOnTable(table, choice) && <span className={styles.hint}>Choose on the table.</span>}
      {here.map((option) => (
        <OptionButton key={String(option.key)} option={option} deciding={deciding} />
      ))}
      {(!forced || trail.length > 0) && (
        <button type="button" className={styles.quiet} onClick={decision.cancel} data-rove="" tabIndex={-1}>
          Cancel
        </button>
      )}
      {several && (
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
      )}
    </div>
  );
}
function confirmLabel(kind: "one" | "some" | "order", marked: number, min: number, max: number): string {
  if (marked < min) return `${kind === "order" ? "Put in order" : "Choose"} ${min - marked} more`;
  if (marked === 0) return "Choose none";
  return marked < max ? `Confirm ${marked} of up to ${max}` : `Confirm ${marked}`;
}
function OptionButton({ option, deciding }: { readonly option: Option; readonly deciding: Choosing }) {
  const table = useTable();
  const { decision, game, names } = table;
  const { piece, key } = option;
  const refused = whyNotOption(deciding, option);
  const label = game.plan.optionWords?.[option.label] ?? yesNo(withNames(option.label, names));
  const mark = deciding.marked.indexOf(key) + 1;
  const why = refused === undefined ? "" : whyText(refused, table);
  const look = piece === undefined ? undefined : game.look(piece.face);
  const thing = {
    label,
    ...(piece === undefined ? {} : { face: piece.face, piece: piece.id }),
    ...(refused === undefined ? {} : { refused }),
  };
  const show = (): void => {
    if (refused !== undefined || piece !== undefined) table.inspect(thing);
  };
  const spoken = [label, look?.text, why === "" ? "" : `Not now: ${why}`, mark > 0 ? `chosen, ${mark}` : ""];
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
      onFocus={show}
      onPointerEnter={show}
      onClick={() => (refused === undefined ? decision.pick(key) : table.peek(thing))}
    >
      <span aria-hidden="true">{asCard ? <Card look={look} size="small" /> : label}</span>
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
