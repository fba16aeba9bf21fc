import type { TableGame } from "@cardwright/table";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { Guarded } from "../chrome/Guarded.tsx";
import { Loading } from "../chrome/Loading.tsx";
import { Problem, reasonOf } from "../chrome/Problem.tsx";
import styles from "../pages/replay.module.css";
import { useWords } from "../say.ts";
import { Fairness } from "./Fairness.tsx";
import type { KeptLog } from "./read-log.ts";
import { keepStep } from "./step-kept.ts";
import { packPosition, playOn, positionAt, testFileOf } from "./turn-into.ts";

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
  const say = useWords();
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
      setProblem(reasonOf(error));
    }
  };
  return (
    <section className={styles.workbench} aria-label={say("replay.this")}>
      <Fairness game={game} kept={kept} />
      <Guarded instead={<p>{say("replay.noChart")}</p>}>
        <Suspense fallback={<Loading what="chart" />}>
          <Advantage game={game} log={log} players={kept.players} step={step} />
        </Suspense>
      </Guarded>
      <h2>{say("replay.turnInto", { step })}</h2>
      <div className={styles.turnInto}>
        {seed !== null && (
          <>
            <button type="button" className={chrome.button} onClick={() => void share(seed)}>
              {say("replay.intoLink")}
            </button>
            <button
              type="button"
              className={chrome.button}
              onClick={() => download(`${game.id}-step-${step}.test.ts`, testFileOf(log, step, seed))}
            >
              {say("replay.intoTest")}
            </button>
            <button type="button" className={chrome.button} onClick={() => whatIf(seed)}>
              {say("replay.intoWhatIf")}
            </button>
          </>
        )}
        <button
          type="button"
          className={chrome.button}
          onClick={() => download(`${game.id}-log.json`, JSON.stringify(kept))}
        >
          {say("replay.intoLog")}
        </button>
      </div>
      <Problem text={problem} />
      {copied !== "" && (
        <label className={chrome.field}>
          {say("replay.linkTo")}
          <input readOnly value={copied} />
        </label>
      )}
    </section>
  );
}
