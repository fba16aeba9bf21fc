import type { Said, TableGame } from "@cardwright/table";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useLocation } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { Guarded } from "../chrome/Guarded.tsx";
import { Loading } from "../chrome/Loading.tsx";
import { Problem, reasonOf } from "../chrome/Problem.tsx";
import type { KeptLog } from "../match/read-log.ts";
import { keepStep } from "../match/step-kept.ts";
import { packPosition, playOn, positionAt, testFileOf } from "../match/turn-into.ts";
import { useWords } from "../say.ts";
import { Fairness } from "./Fairness.tsx";
import { Moments } from "./Moments.tsx";
import styles from "./replay.module.css";
import type { ReplaySession } from "./replay-session.ts";
import { Sign, type SignName } from "./signs.tsx";

/** Charts are heavy, so they come last. */
const Advantage = lazy(async () => ({ default: (await import("./Advantage.tsx")).Advantage }));

interface WorkbenchProps {
  readonly game: TableGame;
  readonly kept: KeptLog;
  readonly session: ReplaySession;
  readonly moments: readonly Said[];
  readonly step: number;
}
function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
/** Beside a replay: its verdict, its moments, and all that can be made of a step. */
export function Workbench({ game, kept, session, moments, step }: WorkbenchProps) {
  const say = useWords();
  const [copied, setCopied] = useState("");
  const [problem, setProblem] = useState("");
  const [, navigate] = useLocation();
  const { log, seed } = kept;
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
      // A player who goes on from here has the seat through whose eyes the step is seen.
      navigate(playOn(game, positionAt(log, step, known), Math.max(0, session.eyes)));
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  return (
    <section className={styles.workbench} aria-label={say("replay.this")}>
      <Fairness game={game} kept={kept} />
      <h2>{say("replay.turnInto", { step })}</h2>
      <div className={styles.into}>
        {seed !== null && (
          <>
            <Into sign="branch" name={say("replay.intoWhatIf")} onPress={() => whatIf(seed)} main>
              {say("replay.intoWhatIf.about")}
            </Into>
            <Into sign="link" name={say("replay.intoLink")} onPress={() => void share(seed)} />
            <Into
              sign="test"
              name={say("replay.intoTest")}
              onPress={() => download(`${game.id}-step-${step}.test.ts`, testFileOf(log, step, seed))}
            />
          </>
        )}
        <Into
          sign="file"
          name={say("replay.intoLog")}
          onPress={() => download(`${game.id}-log.json`, JSON.stringify(kept))}
        />
      </div>
      <Problem text={problem} />
      {copied !== "" && (
        <label className={chrome.field}>
          {say("replay.linkTo")}
          <input readOnly value={copied} />
        </label>
      )}
      <Moments session={session} moments={moments} step={step} />
      <Chart game={game} kept={kept} step={step} />
    </section>
  );
}
function Chart({ game, kept, step }: Pick<WorkbenchProps, "game" | "kept" | "step">) {
  const say = useWords();
  return (
    <Guarded instead={<p>{say("replay.noChart")}</p>}>
      <Suspense fallback={<Loading what="chart" />}>
        <Advantage game={game} log={kept.log} players={kept.players} step={step} />
      </Suspense>
    </Guarded>
  );
}
interface IntoProps {
  readonly sign: SignName;
  readonly name: string;
  readonly main?: boolean;
  readonly children?: ReactNode;
  onPress(): void;
}
/** One thing that a step can become. */
const Into = ({ sign, name, main = false, children, onPress }: IntoProps) => (
  <button type="button" data-main={main || undefined} onClick={onPress}>
    <Sign name={sign} />
    <span>
      <b>{name}</b>
      {children !== undefined && <small>{children}</small>}
    </span>
  </button>
);
