import { AGREE_TAKEBACK, DECLINE_TAKEBACK, TAKEBACK, UNDO } from "@cardwright/core/host";
import styles from "./bar.module.css";
import { Icon } from "./Icon.tsx";
import { useTable } from "./TableProvider.tsx";
import { joinClasses } from "./words.ts";

/** The key that takes the last action back, unless the game has a use for it. */
export const UNDO_KEY = "z";

/** There while the last action can be taken back. */
export function UndoButton() {
  const { back, say, game } = useTable();
  if (!back.canUndo) return null;
  const isOwn = game.plan.keys?.[UNDO_KEY] === undefined;
  return (
    <button
      type="button"
      className={styles.quiet}
      aria-keyshortcuts={isOwn ? UNDO_KEY : undefined}
      data-undo=""
      data-rove=""
      tabIndex={-1}
      onClick={() => back.take(UNDO)}
    >
      <span className={styles.undo}>{say("dock.undo")}</span>
      <Icon name="undo" />
      {isOwn && (
        <span className={styles.key} aria-hidden="true">
          {UNDO_KEY.toUpperCase()}
        </span>
      )}
    </button>
  );
}
/** In the menu: whoever wants back what others have seen asks them. */
export function AskBack({ className }: { readonly className: string | undefined }) {
  const { back, frame, say } = useTable();
  const { you, outcome, seats } = frame.view;
  if (you < 0 || outcome !== null || seats < 2 || frame.plan !== undefined) return null;
  return (
    <button type="button" className={className} data-ask-back="" onClick={back.ask}>
      {say("back.ask")}
    </button>
  );
}
/** The answers, while somebody asks for an action back. */
export function BackAnswers() {
  const { back, say } = useTable();
  const isAsked = back.question === "asked";
  const [no, yes] = isAsked
    ? [() => back.take(DECLINE_TAKEBACK), () => back.take(AGREE_TAKEBACK)]
    : [back.cancel, () => back.take(TAKEBACK)];
  return (
    <div className={styles.answers} data-rove-group="" data-back={back.question}>
      <button type="button" className={styles.quiet} data-rove="" tabIndex={-1} onClick={no}>
        {say(isAsked ? "back.decline" : "dock.cancel")}
      </button>
      <button
        type="button"
        className={joinClasses(styles.action, styles.primary)}
        data-rove=""
        tabIndex={-1}
        onClick={yes}
      >
        {say(isAsked ? "back.agree" : "back.ask.now")}
      </button>
    </div>
  );
}
