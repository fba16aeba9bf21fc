import chrome from "../chrome/chrome.module.css";
import { useWords } from "../say.ts";
import type { Refolded } from "./refold.ts";
import styles from "./rewritten.module.css";

interface RewrittenProps {
  readonly refolded: Refolded;
  onRead(): void;
  onGoBack(step: number): void;
  onBeginAnew(): void;
}
/** Said after a rule was saved: what became of the match, and the ways to go on. */
export function Rewritten({ refolded, onRead, onGoBack, onBeginAnew }: RewrittenProps) {
  const say = useWords();
  return (
    <section
      className={`${chrome.panel} ${styles.news}`}
      role="status"
      data-rewritten={refolded.same ? "same" : refolded.step}
    >
      <p>
        {refolded.same
          ? say("develop.same", { steps: refolded.steps })
          : say("develop.differs", { step: refolded.step, what: refolded.what })}
      </p>
      <button type="button" className={chrome.button} onClick={onRead}>
        {say("develop.goOn")}
      </button>
      {!refolded.same && refolded.step > 0 && (
        <button type="button" className={chrome.button} onClick={() => onGoBack(refolded.step - 1)}>
          {say("develop.before", { step: refolded.step })}
        </button>
      )}
      <button type="button" className={chrome.button} onClick={onBeginAnew}>
        {say("develop.anew")}
      </button>
    </section>
  );
}
