import chrome from "../chrome/chrome.module.css";
import type { Refolded } from "./refold.ts";

interface RewrittenProps {
  readonly refolded: Refolded;
  onRead(): void;
  onGoBack(step: number): void;
  onBeginAnew(): void;
}
/** Said after a rule was saved: what became of the match, and the ways to go on. */
export function Rewritten({ refolded, onRead, onGoBack, onBeginAnew }: RewrittenProps) {
  return (
    <section className={chrome.panel} role="status" data-rewritten={refolded.same ? "same" : refolded.step}>
      <p>
        {refolded.same
          ? `New rules: the same after all ${refolded.steps} steps.`
          : `New rules: differs from step ${refolded.step}. ${refolded.what}.`}
      </p>
      <button type="button" className={chrome.button} onClick={onRead}>
        Go on
      </button>
      {!refolded.same && refolded.step > 0 && (
        <button type="button" className={chrome.button} onClick={() => onGoBack(refolded.step - 1)}>
          Back to before step {refolded.step}
        </button>
      )}
      <button type="button" className={chrome.button} onClick={onBeginAnew}>
        Begin anew
      </button>
    </section>
  );
}
