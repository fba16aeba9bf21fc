import { useMemo } from "react";
import { Link, useLocation } from "wouter";
import styles from "../chrome/chrome.module.css";
import { ShareEnd } from "../chrome/ShareEnd.tsx";
import { useWords } from "../say.ts";
import { gameName } from "../use-game.ts";
import { logId } from "./kept.ts";
import type { LocalMatch } from "./local-match.ts";

interface AfterwardsProps {
  readonly match: LocalMatch;
  readonly search: URLSearchParams;
  readonly result: string;
}
/** In the bar after a match in this page: share it, watch it, play another deal. */
export function Afterwards({ match, search, result }: AfterwardsProps) {
  const say = useWords();
  const [, navigate] = useLocation();
  const log = useMemo(() => logId(match.log()), [match]);
  const again = new URLSearchParams(search);
  again.delete("seed");
  return (
    <>
      <Link href="/" className={`${styles.endButton} ${styles.endRoomy}`}>
        {say("page.games")}
      </Link>
      <ShareEnd text={say("share.deal", { result, game: gameName(match.game.id) })} link={location.href} />
      <Link href={`/replay?log=${log}`} className={styles.endButton}>
        <span aria-hidden="true">{say("replay.name")}</span>
        <span className="visually-hidden">{say("match.watchReplay")}</span>
      </Link>
      <button
        type="button"
        className={`${styles.endButton} ${styles.endPrimary}`}
        onClick={() => navigate(`/play/${match.game.id}?${again.toString()}`)}
      >
        {say("match.rematch")}
      </button>
    </>
  );
}
