import type { Choice, Option } from "@cardwright/core/host";
import styles from "./bar.module.css";
import { Card } from "./Card.tsx";
import { type Choosing, whyNotOption } from "./decision.ts";
import { foreseenFor } from "./foreseen.ts";
import { handsOf } from "./layout.ts";
import { NumberPanel } from "./NumberPanel.tsx";
import { Missing } from "./Offers.tsx";
import { isChosenOnTable, isOnTable } from "./on-table.ts";
import { type TableContext, useTable } from "./TableProvider.tsx";
import { UndoButton } from "./TakeBack.tsx";
import { spokenOf } from "./Target.tsx";
import { useWide } from "./use-wide.ts";
import { joinClasses } from "./words.ts";

/** This much fits into the bar; more stands in a sheet above it. */
const INLINE_MAX = 3;
const INLINE_LETTERS = 64;
const INLINE_LETTERS_NARROW = 20;

/** More cards of a hand than this are too narrow on a phone to be told apart: they are laid out to choose from. */
const CROWDED = 8;
const isHeld = (table: TableContext, { piece }: Option): boolean =>
  handsOf(table).some(({ place }) => place === piece?.at);

/** The options of one choice. Those on the board are chosen there; few short ones stand in the bar, many in a sheet above it. */
export function ChoicePanel({ deciding }: { readonly deciding: Choosing }) {
  const table = useTable();
  const { decision } = table;
  const { choice, marked, forced, trail } = deciding;
  const wide = useWide();
  if (choice.kind === "number") return <NumberPanel deciding={deciding} />;
  const several = choice.kind !== "one";
  const crowded = !wide && choice.options.length > CROWDED;
  const here = choice.options.filter(
    (option) => !isOnTable(table, choice, option) || (crowded && isHeld(table, option)),
  );
  const letters = here.reduce((sum, option) => sum + labelOf(deciding, option, table).length, 0);
  const foresees = here.some(({ key }) => foreseenFor(table, key) !== undefined);
  const inline =
    !several &&
    !foresees &&
    here.length <= INLINE_MAX &&
    letters <= (wide ? INLINE_LETTERS : INLINE_LETTERS_NARROW) &&
    !here.some((o) => isCard(deciding, o, table));
  const options = here.map((option) => <OptionButton key={String(option.key)} option={option} deciding={deciding} />);
  return (
    <div className={styles.answers} data-rove-group="">
      {forced && trail.length === 0 ? (
        <UndoButton />
      ) : (
        <button type="button" className={styles.quiet} onClick={decision.cancel} data-rove="" tabIndex={-1}>
          {table.say("dock.cancel")}
        </button>
      )}
      {here.length > 0 &&
        (inline ? (
          options
        ) : (
          <span
            className={styles.sheet}
            data-above-hand={!crowded && choice.options.some((option) => isHeld(table, option))}
          >
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
          {confirmLabel(table, choice, marked.length)}
        </button>
      ) : (
        !inline && <Missing text={missingText(table, deciding)} />
      )}
      {inline && here.length === 0 && <Missing text={missingText(table, deciding)} />}
    </div>
  );
}
function missingText(table: TableContext, { choice }: Choosing): string {
  return table.say(isChosenOnTable(table, choice) ? "dock.chooseLit" : "dock.chooseOne");
}
function confirmLabel({ say }: TableContext, { kind, min, max }: Choice, marked: number): string {
  if (marked < min) return say(kind === "order" ? "dock.order.more" : "dock.more", { left: min - marked });
  if (marked === 0) return say("dock.none");
  return marked < max ? say("dock.confirm.upTo", { marked, max }) : say("dock.confirm", { marked });
}
const labelOf = ({ offer, choice }: Choosing, option: Option, { words, frame }: TableContext): string =>
  words.option(offer, choice, option, frame.view);
/** Shown as the card that it is: its name is all that there is to say, or it lies in the hand anyway. */
const isCard = (deciding: Choosing, option: Option, table: TableContext): boolean =>
  option.piece !== undefined &&
  (isHeld(table, option) || table.words.card(option.piece.face) === labelOf(deciding, option, table));

function OptionButton({ option, deciding }: { readonly option: Option; readonly deciding: Choosing }) {
  const table = useTable();
  const { decision, game, say } = table;
  const { piece, key } = option;
  const refused = whyNotOption(deciding, option);
  const label = labelOf(deciding, option, table);
  const mark = deciding.marked.indexOf(key) + 1;
  const why = refused === undefined ? "" : table.words.why(refused, table.frame.view);
  const look = piece === undefined ? undefined : game.look(piece.face);
  const thing = {
    label,
    asked: { about: "option", key } as const,
    ...(piece === undefined ? {} : { face: piece.face, piece: piece.id }),
  };
  const spoken = [
    label,
    look?.text,
    why === "" ? "" : say("dock.notNow", { reason: why }),
    mark > 0 ? say("dock.chosen", { marked: mark }) : "",
  ];
  const seen = foreseenFor(table, key);
  const asCard = look !== undefined && isCard(deciding, option, table);
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
      <span aria-hidden="true">{asCard ? <Card look={look} size="option" /> : label}</span>
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
