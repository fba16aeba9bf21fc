import type { Judgement } from "@cardwright/core/host";
import type { TableGame } from "@cardwright/table";
import { useEffect, useRef, useState } from "react";
import chrome from "../chrome/chrome.module.css";
import type { KeptLog } from "../match/read-log.ts";
import { api } from "../online/api.ts";
import { useWords } from "../say.ts";
import { type Judge, startJudge } from "./judging.ts";
import styles from "./replay.module.css";
import { Sign } from "./signs.tsx";

interface FairnessProps {
  readonly game: TableGame;
  readonly kept: KeptLog;
}
/** The three verdicts on a match: whole and signed, consistent and no more, refused. */
export function Fairness({ game, kept }: FairnessProps) {
  const say = useWords();
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  const [isJudging, setJudging] = useState(false);
  /** Nothing was found out: that is no verdict. */
  const [trouble, setTrouble] = useState<string | null>(null);
  const judge = useRef<Judge | null>(null);
  useEffect(() => {
    const started = startJudge();
    judge.current = started;
    return () => started.stop();
  }, []);
  const verify = async (): Promise<void> => {
    const { log, seed, fairness, seal } = kept;
    if (judge.current === null) return;
    const here = await judge.current.judge(game, { log, seed: seed ?? undefined, fairness, seal });
    // It may have been played by other rules than this page has. Its server keeps those.
    const there =
      here.verdict === "refused" && fairness !== undefined ? await api.verify(kept).catch(() => null) : null;
    setJudgement(there ?? here);
  };
  const start = (): void => {
    setJudging(true);
    setJudgement(null);
    setTrouble(null);
    verify()
      .catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)))
      .finally(() => setJudging(false));
  };
  return (
    <>
      <h2>{say("replay.fair")}</h2>
      {kept.seed === null && <p>{say("replay.chain")}</p>}
      <button type="button" className={chrome.button} aria-busy={isJudging} disabled={isJudging} onClick={start}>
        {say("replay.verify")}
      </button>
      {trouble !== null && <p role="alert">{trouble}</p>}
      {judgement !== null && (
        <p role="status" className={styles.verdict} data-verdict={judgement.verdict}>
          <Sign name={judgement.verdict === "refused" ? "refused" : "sound"} size={26} />
          <span>{verdictText(judgement, say)}</span>
        </p>
      )}
    </>
  );
}
function verdictText(
  { verdict, steps, signedBy, step, because = "" }: Judgement,
  say: ReturnType<typeof useWords>,
): string {
  if (verdict === "signed") return say("replay.signed", { name: signedBy ?? "", steps });
  if (verdict === "consistent") return say("replay.consistent", { why: because, steps });
  // The engine's own reasons are sentences, and end with their own stop.
  return say("replay.refused", { step: step ?? 0, why: because.replace(/\.$/, "") });
}
