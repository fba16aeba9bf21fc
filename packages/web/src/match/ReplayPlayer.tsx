import { SPECTATOR } from "@cardwright/core";
import { Table, type TableGame } from "@cardwright/table";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Link } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { arrive } from "../chrome/Heading.tsx";
import { ThemeButton } from "../chrome/ThemeButton.tsx";
import { useTitle } from "../chrome/useTitle.ts";
import styles from "../pages/replay.module.css";
import type { KeptLog } from "./kept.ts";
import menu from "./match.module.css";
import { EVERYTHING, ReplaySession } from "./replaySession.ts";
import { stepKept, useStepKept } from "./stepKept.ts";
import { TableTools } from "./TableMenu.tsx";
import { Workbench } from "./Workbench.tsx";

const PACES = [1200, 600, 250];

/** The table of a match that was played, with buttons for time where the moves were. */
export function ReplayPlayer({ game, kept }: { readonly game: TableGame; readonly kept: KeptLog }) {
  const session = useMemo(() => new ReplaySession(game, kept.log, kept.players, stepKept()), [game, kept]);
  const frame = useSyncExternalStore(session.subscribe, session.frame);
  useStepKept(frame.revision);
  useTitle(`Replay of ${game.name}`);
  return (
    <main className={chrome.tableFrame}>
      <Table
        session={session}
        drawerName="Tools"
        tools={
          <>
            <Link href="/replay" className={chrome.barButton}>
              Replays
            </Link>
            <TableTools game={game} />
          </>
        }
        menu={
          <>
            <Link href="/" className={chrome.barButton}>
              Games
            </Link>
            <span className={menu.onSmall}>
              <Link href="/replay" className={chrome.barButton}>
                Replays
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
  const { players } = session.frame();
  const [pace, setPace] = useState(2);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(
      () => {
        session.show(session.at + 1);
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
  return (
    <section className={styles.player} aria-label="Replay" tabIndex={-1} ref={arrive}>
      <div className={styles.steps}>
        <button type="button" className={chrome.button} onClick={() => goTo(session.at - 1)}>
          Back
        </button>
        <button
          type="button"
          className={`${chrome.button} ${chrome.primary}`}
          onClick={() => {
            if (session.at >= session.last) session.show(0);
            setPlaying(!playing);
          }}
        >
          {playing ? "Pause" : "Play"}
        </button>
        <button type="button" className={chrome.button} onClick={() => goTo(session.at + 1)}>
          Next
        </button>
        <output className={styles.where}>
          {session.at} of {session.last}
        </output>
      </div>
      <input
        type="range"
        className={styles.scrub}
        aria-label="Step"
        min={0}
        max={session.last}
        value={session.at}
        onChange={(event) => goTo(Number(event.target.value))}
      />
      <div className={styles.steps}>
        <label className={chrome.inlineField}>
          Speed
          <select value={pace} onChange={(event) => setPace(Number(event.target.value))}>
            <option value={1}>slow</option>
            <option value={2}>normal</option>
            <option value={3}>fast</option>
          </select>
        </label>
        <label className={chrome.inlineField}>
          Seen by
          <select value={session.eyes} onChange={(event) => session.show(session.at, Number(event.target.value))}>
            <option value={SPECTATOR}>a spectator</option>
            {players.map(({ name }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers.
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
            {open && <option value={EVERYTHING}>all cards open</option>}
          </select>
        </label>
      </div>
    </section>
  );
}
