import { SPECTATOR } from "@cardwright/core/host";
import { Table, type TableGame } from "@cardwright/table";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Link } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { arrive } from "../chrome/Heading.tsx";
import { ThemeButton } from "../chrome/ThemeButton.tsx";
import { useTitle } from "../chrome/use-title.ts";
import styles from "../pages/replay.module.css";
import { useWords } from "../say.ts";
import { gameName } from "../use-game.ts";
import menu from "./match.module.css";
import type { KeptLog } from "./read-log.ts";
import { EVERYTHING, ReplaySession } from "./replay-session.ts";
import { stepKept, useStepKept } from "./step-kept.ts";
import { TableTools } from "./TableTools.tsx";
import { TakenBack } from "./TakenBack.tsx";
import { Workbench } from "./Workbench.tsx";

const PACES = [1200, 600, 250];

/** The table of a match that was played, with buttons for time where the moves were. */
export function ReplayPlayer({ game, kept }: { readonly game: TableGame; readonly kept: KeptLog }) {
  const say = useWords();
  const session = useMemo(() => new ReplaySession(game, kept.log, kept.players, stepKept()), [game, kept]);
  const frame = useSyncExternalStore(session.subscribe, session.frame);
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
        aside={<Workbench game={game} kept={kept} step={frame.revision} eyes={session.eyes} />}
        dock={<Times session={session} open={kept.seed !== null} />}
      />
    </main>
  );
}
function Times({ session, open }: { readonly session: ReplaySession; readonly open: boolean }) {
  const say = useWords();
  const { players } = session.frame();
  const [pace, setPace] = useState(2);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(
      () => {
        session.walk(1);
        if (session.at >= session.last) setPlaying(false);
      },
      PACES[pace - 1],
    );
    return () => clearInterval(timer);
  }, [session, playing, pace]);
  // Whoever goes to a step wants to look at it.
  const goTo = (step: number): void => {
    setPlaying(false);
    session.show(step);
  };
  const walk = (by: number): void => {
    setPlaying(false);
    session.walk(by);
  };
  return (
    <section className={styles.player} aria-label={say("replay.name")} tabIndex={-1} ref={arrive}>
      <div className={styles.steps}>
        <button type="button" className={chrome.button} onClick={() => walk(-1)}>
          {say("page.back")}
        </button>
        <button
          type="button"
          className={`${chrome.button} ${chrome.primary}`}
          onClick={() => {
            if (session.at >= session.last) session.show(0);
            setPlaying(!playing);
          }}
        >
          {say(playing ? "replay.pause" : "replay.play")}
        </button>
        <button type="button" className={chrome.button} onClick={() => walk(1)}>
          {say("page.next")}
        </button>
        <output className={styles.where}>{say("page.of", { step: session.at, steps: session.last })}</output>
      </div>
      <input
        type="range"
        className={styles.scrub}
        aria-label={say("replay.at")}
        min={0}
        max={session.last}
        value={session.at}
        onChange={(event) => goTo(Number(event.target.value))}
      />
      <div className={styles.steps}>
        <label className={chrome.inlineField}>
          {say("replay.speed")}
          <select value={pace} onChange={(event) => setPace(Number(event.target.value))}>
            <option value={1}>{say("replay.slow")}</option>
            <option value={2}>{say("replay.normal")}</option>
            <option value={3}>{say("replay.fast")}</option>
          </select>
        </label>
        <label className={chrome.inlineField}>
          {say("replay.seenBy")}
          <select value={session.eyes} onChange={(event) => session.show(session.at, Number(event.target.value))}>
            <option value={SPECTATOR}>{say("replay.spectator")}</option>
            {players.map(({ name }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers.
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
            {open && <option value={EVERYTHING}>{say("replay.open")}</option>}
          </select>
        </label>
        <TakenBack session={session} />
      </div>
    </section>
  );
}
