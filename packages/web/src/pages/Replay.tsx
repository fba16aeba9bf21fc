import { type Log, replay, SPECTATOR, type Verdict, verify } from "@cardwright/core";
import { Table, type TableGame } from "@cardwright/table";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Link, useLocation, useSearchParams } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { Guarded } from "../chrome/Guarded.tsx";
import { Loading } from "../chrome/Loading.tsx";
import { Page } from "../chrome/Page.tsx";
import { useTitle } from "../chrome/useTitle.ts";
import { type KeptLog, keepMatch, keptLogs } from "../match/kept.ts";
import type { Controller } from "../match/localMatch.ts";
import { EVERYTHING, ReplaySession } from "../match/replaySession.ts";
import { packPosition, positionAt, testFileOf } from "../match/turnInto.ts";
import { api } from "../online/api.ts";
import { heldSeat } from "../online/seats.ts";
import { useGame } from "../useGame.ts";
import styles from "./replay.module.css";

/** Charts are heavy, so they come last. */
const Advantage = lazy(async () => ({ default: (await import("../match/Advantage.tsx")).Advantage }));

/** Kept matches of this browser, or a file; then the player. */
export function Replay() {
  const [search] = useSearchParams();
  const [opened, setOpened] = useState<KeptLog | null>(null);
  const [problem, setProblem] = useState("");
  const kept = keptLogs();
  const wanted = search.get("log");
  const chosen = opened ?? kept.find(({ log }) => log.header.commitment === wanted) ?? null;
  const remote = search.get("match");
  if (chosen === null && remote !== null) return <FromServer match={remote} />;
  if (chosen !== null) return <Loaded key={chosen.log.header.commitment} kept={chosen} />;
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      setOpened(readLog(JSON.parse(await file.text())));
      setProblem("");
    } catch {
      setProblem("This file is not a log of a match.");
    }
  };
  return (
    <Page title="Replays">
      <h1>Replays</h1>
      <p className={chrome.lead}>
        A finished match can be watched from every seat and checked by anyone: its log says what was played, its seed
        was committed to before the first card was dealt. All of it happens on this page; nothing is sent anywhere.
      </p>
      <label className={`${chrome.field} ${styles.file}`}>
        Open a log from a file
        <input type="file" accept="application/json,.json" onChange={(event) => void open(event.target.files?.[0])} />
      </label>
      {problem !== "" && <p role="alert">{problem}</p>}
      <h2 className={styles.kept}>Matches of this browser</h2>
      {kept.length === 0 && <p>None yet. A match that you finish here is kept for you.</p>}
      <ul className={styles.list}>
        {kept.map(({ log, players }) => (
          <li key={log.header.commitment}>
            <Link href={`/replay?log=${log.header.commitment}`}>
              {log.header.game}, {players.join(" and ")}, {log.lines.length - 1} steps
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
/** A bare log, or one with its seed and players beside it, as this page and the server write them. */
function readLog(value: unknown): KeptLog {
  const body = value as Partial<KeptLog> & Partial<Log> & { fairness?: { seed?: string } };
  const log = body.log ?? ({ header: body.header, lines: body.lines } as Log);
  if (typeof log.header?.game !== "string" || !Array.isArray(log.lines)) throw new TypeError("not a log");
  return { log, seed: body.seed ?? body.fairness?.seed ?? null, players: body.players ?? [] };
}
/** A finished match of this server, with the seed that the server has revealed. */
function FromServer({ match }: { readonly match: string }) {
  const { data, error } = useQuery({
    queryKey: ["log", match],
    queryFn: async () => {
      const [log, info] = await Promise.all([
        api.log(match, heldSeat(match)?.token),
        api.match(match, heldSeat(match)?.token),
      ]);
      if (!log.complete) throw new Error("The match is still being played; its log opens when it has ended.");
      return { ...readLog(log), players: info.seats.map(({ name, bot }) => name ?? `${bot ?? "free"} seat`) };
    },
  });
  if (error !== null) return <p role="alert">{error.message}</p>;
  return data === undefined ? <Loading what="log" /> : <Loaded kept={data} />;
}
function Loaded({ kept }: { readonly kept: KeptLog }) {
  const { game, problem } = useGame(kept.log.header.game);
  if (problem !== undefined) return <p role="alert">{problem}</p>;
  if (game === undefined) return <Loading what="replay" />;
  const broken = whyUnplayable(game, kept);
  if (broken === undefined) return <Player game={game.with(kept.log.header.expansions)} kept={kept} />;
  return (
    <Page title="Replay">
      <h1>This log cannot be replayed</h1>
      <p role="alert">{broken}</p>
    </Page>
  );
}

/** A log comes from anywhere, so it is tried before it is shown. */
function whyUnplayable(game: TableGame, { log }: KeptLog): string | undefined {
  try {
    replay(game.with(log.header.expansions).engine, log);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : "Its events do not fit the rules.";
  }
}
const PACES = [1200, 600, 250];
function Player({ game, kept }: { readonly game: TableGame; readonly kept: KeptLog }) {
  const session = useMemo(() => new ReplaySession(game, kept.log, kept.players), [game, kept]);
  const frame = useSyncExternalStore(session.subscribe, session.frame);
  const [pace, setPace] = useState(0);
  const playing = pace > 0 && session.at < session.last;
  useTitle(`Replay of ${game.name}`);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => session.show(session.at + 1), PACES[pace - 1]);
    return () => clearInterval(timer);
  }, [session, playing, pace]);
  return (
    <main className={chrome.tableFrame}>
      <Table
        session={session}
        menu={
          <Link href="/" className={chrome.barButton}>
            Games
          </Link>
        }
        aside={<Workbench game={game} kept={kept} step={frame.revision} />}
      />
      <section className={styles.player} aria-label="Replay">
        <button type="button" className={chrome.button} onClick={() => session.show(session.at - 1)}>
          Back
        </button>
        <button
          type="button"
          className={`${chrome.button} ${chrome.primary}`}
          onClick={() => setPace(playing ? 0 : Math.max(1, pace))}
        >
          {playing ? "Pause" : "Play"}
        </button>
        <button type="button" className={chrome.button} onClick={() => session.show(session.at + 1)}>
          Next
        </button>
        <input
          type="range"
          className={styles.scrub}
          aria-label="Step"
          min={0}
          max={session.last}
          value={session.at}
          onChange={(event) => session.show(Number(event.target.value))}
        />
        <output className={styles.where}>
          {session.at} of {session.last}
        </output>
        <label className={styles.small}>
          Speed
          <select value={Math.max(1, pace)} onChange={(event) => setPace(Number(event.target.value))}>
            <option value={1}>slow</option>
            <option value={2}>normal</option>
            <option value={3}>fast</option>
          </select>
        </label>
        <label className={styles.small}>
          Seen by
          <select value={session.eyes} onChange={(event) => session.show(session.at, Number(event.target.value))}>
            <option value={SPECTATOR}>a spectator</option>
            {frame.players.map(({ name }, seat) => (
              <option key={name} value={seat}>
                {name}
              </option>
            ))}
            {kept.seed !== null && <option value={EVERYTHING}>all cards open</option>}
          </select>
        </label>
      </section>
    </main>
  );
}
/** What one can make of a step, and whether the match was fair. */
function Workbench({ game, kept, step }: { readonly game: TableGame; readonly kept: KeptLog; readonly step: number }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [copied, setCopied] = useState("");
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
    const { actions } = positionAt(log, step, known);
    const controllers = Array.from(
      { length: log.header.seats },
      (_, seat): Controller => (seat === 0 ? "person" : "bot"),
    );
    keepMatch({ seed: known, game: game.id, preset: "", controllers, actions });
    const options = encodeURIComponent(JSON.stringify(log.header.options));
    const expansions = log.header.expansions.join();
    navigate(`/play/${game.id}?seed=${known}&seats=${log.header.seats}&expansions=${expansions}&options=${options}`);
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
            : `Not verified. Step ${verdict.revision}: ${verdict.why}.`}
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
      {copied !== "" && (
        <label className={chrome.field}>
          Link to this position
          <input readOnly value={copied} />
        </label>
      )}
    </section>
  );
}
