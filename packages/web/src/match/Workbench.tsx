import { type Verdict, verify } from "@cardwright/core";
import { sentence, type TableGame } from "@cardwright/table";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { Guarded } from "../chrome/Guarded.tsx";
import { Loading } from "../chrome/Loading.tsx";
import { Problem, reasonOf } from "../chrome/Problem.tsx";
import styles from "../pages/replay.module.css";
import type { KeptLog } from "./kept.ts";
import { keepStep } from "./stepKept.ts";
import { packPosition, playOn, positionAt, testFileOf } from "./turnInto.ts";

/** Charts are heavy, so they come last. */
const Advantage = lazy(async () => ({ default: (await import("./Advantage.tsx")).Advantage }));

interface WorkbenchProps {
  readonly game: TableGame;
  readonly kept: KeptLog;
  readonly step: number;
  /** Through whose eyes the step is seen: whoever goes on from here goes on in that seat. */
  readonly eyes: number;
}
/** What one can make of a step, and whether the match was fair. */
export function Workbench({ game, kept, step, eyes }: WorkbenchProps) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [copied, setCopied] = useState("");
  const [problem, setProblem] = useState("");
  const [, navigate] = useLocation();
  const { log, seed } = kept;
  const download = (name: string, text: string): void => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const share = async (known: string): Promise<void> => {
    const packed = await packPosition(positionAt(log, step, known));
    const address = `${location.origin}/play/${game.id}?from=${packed}`;
    await navigator.clipboard?.writeText(address).catch(() => undefined);
    setCopied(address);
  };
  const whatIf = (known: string): void => {
    try {
      // On the way back one looks at the same step again.
      keepStep(step);
      navigate(playOn(game, positionAt(log, step, known), Math.max(0, eyes)));
    } catch (error) {
      setProblem(sentence(reasonOf(error)));
    }
  };
  return (
    <section className={styles.workbench} aria-label="This step">
      <h2>Is it fair?</h2>
      {seed === null ? (
        <p>The seed of this match is not known yet, so it can be watched but not verified.</p>
      ) : (
        <button type="button" className={chrome.button} onClick={() => setVerdict(verify(game.engine, log, seed))}>
          Verify the whole match
        </button>
      )}
      {verdict !== null && (
        <p role="status" className={styles.verdict} data-ok={verdict.ok}>
          {verdict.ok
            ? "Verified: the seed is the one that was committed to, and the rules lead from it to every step of this log."
            : sentence(`Not verified. Step ${verdict.revision}: ${verdict.why}`)}
        </p>
      )}
      <Guarded instead={<p>The chart cannot be drawn in this browser.</p>}>
        <Suspense fallback={<Loading what="chart" />}>
          <Advantage game={game} log={log} players={kept.players} step={step} />
        </Suspense>
      </Guarded>
      <h2>Turn step {step} into</h2>
      <div className={styles.turnInto}>
        {seed !== null && (
          <>
            <button type="button" className={chrome.button} onClick={() => void share(seed)}>
              a link
            </button>
            <button
              type="button"
              className={chrome.button}
              onClick={() => download(`${game.id}-step-${step}.test.ts`, testFileOf(log, step, seed))}
            >
              a test file
            </button>
            <button type="button" className={chrome.button} onClick={() => whatIf(seed)}>
              a what-if match
            </button>
          </>
        )}
        <button
          type="button"
          className={chrome.button}
          onClick={() => download(`${game.id}-log.json`, JSON.stringify(kept))}
        >
          a log file
        </button>
      </div>
      <Problem text={problem} />
      {copied !== "" && (
        <label className={chrome.field}>
          Link to this position
          <input readOnly value={copied} />
        </label>
      )}
    </section>
  );
}
