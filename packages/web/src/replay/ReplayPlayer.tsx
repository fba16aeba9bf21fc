import { Table, type TableGame } from "@cardwright/table";
import { useMemo, useSyncExternalStore } from "react";
import { Link } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { ThemeButton } from "../chrome/ThemeButton.tsx";
import { useTitle } from "../chrome/use-title.ts";
import menu from "../match/match.module.css";
import type { KeptLog } from "../match/read-log.ts";
import { stepKept, useStepKept } from "../match/step-kept.ts";
import { TableTools } from "../match/TableTools.tsx";
import { useWords } from "../say.ts";
import { gameName } from "../use-game.ts";
import { useMoments } from "./Moments.tsx";
import { ReplaySession } from "./replay-session.ts";
import { Times } from "./Times.tsx";
import { Workbench } from "./Workbench.tsx";

/** The table of a match that was played, with buttons for time where the moves were. */
export function ReplayPlayer({ game, kept }: { readonly game: TableGame; readonly kept: KeptLog }) {
  const say = useWords();
  const session = useMemo(() => new ReplaySession(game, kept.log, kept.players, stepKept()), [game, kept]);
  const frame = useSyncExternalStore(session.subscribe, session.frame);
  const moments = useMoments(session);
  useStepKept(frame.revision);
  useTitle(say("replay.title", { game: gameName(game.id) }));
  return (
    <main className={chrome.tableFrame}>
      <Table
        session={session}
        drawerName={say("replay.tools")}
        tools={
          <>
            <Link href="/replay" className={chrome.barButton}>
              {say("page.replays")}
            </Link>
            <TableTools game={game} />
          </>
        }
        menu={
          <>
            <Link href="/" className={chrome.barButton}>
              {say("page.games")}
            </Link>
            <span className={menu.onSmall}>
              <Link href="/replay" className={chrome.barButton}>
                {say("page.replays")}
              </Link>
              <TableTools game={game} />
            </span>
            <ThemeButton />
          </>
        }
        aside={<Workbench game={game} kept={kept} session={session} moments={moments} step={frame.revision} />}
        dock={<Times session={session} moments={moments} open={kept.seed !== null} />}
      />
    </main>
  );
}
