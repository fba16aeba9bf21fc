import { replay } from "@cardwright/core";
import type { TableGame } from "@cardwright/table";
import { useMemo, useState } from "react";
import { Link, useLocation, useSearchParams } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { Heading } from "../chrome/Heading.tsx";
import { Loading } from "../chrome/Loading.tsx";
import { Notice } from "../chrome/Notice.tsx";
import { Page } from "../chrome/Page.tsx";
import { Problem, reasonOf } from "../chrome/Problem.tsx";
import { botName } from "../match/botName.ts";
import { type KeptLog, keptLogs, logId } from "../match/kept.ts";
import { ReplayPlayer } from "../match/ReplayPlayer.tsx";
import { readLog } from "../match/readLog.ts";
import { api } from "../online/api.ts";
import { heldSeat, watchToken } from "../online/seats.ts";
import { gameName, useGame } from "../useGame.ts";
import { useOnce } from "../useOnce.ts";
import styles from "./replay.module.css";

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
const LIST = new Intl.ListFormat("en-GB");

/** Kept matches of this browser, or a file; then the player. */
export function Replay() {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<KeptLog | null>(null);
  const [problem, setProblem] = useState("");
  const wanted = search.get("log");
  // Read once: the address changes with every step that is looked at.
  const found = useMemo(
    () => (wanted === null ? undefined : keptLogs().find(({ log }) => logId(log) === wanted)),
    [wanted],
  );
  const chosen = search.has("file") ? opened : (found ?? null);
  const remote = search.get("match");
  if (chosen === null && remote !== null) return <FromServer match={remote} />;
  if (chosen !== null) return <Loaded key={logId(chosen.log)} kept={chosen} />;
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      setOpened(readLog(JSON.parse(await file.text())));
      setProblem("");
      // An address of its own, so that the way back to the list is the same as from any other log.
      navigate(`/replay?${new URLSearchParams({ file: file.name }).toString()}`);
    } catch {
      setProblem("This file is not a log of a match.");
    }
  };
  const kept = keptLogs();
  return (
    <Page title="Replays">
      <Heading>Replays</Heading>
      <p className={chrome.lead}>
        A finished match can be watched from every seat and checked by anyone: its log says what was played, its seed
        was committed to before the first card was dealt. All of it happens on this page; nothing is sent anywhere.
      </p>
      <section className={`${chrome.panel} ${styles.kept}`} aria-label="Matches of this browser">
        <h2>Matches of this browser</h2>
        {kept.length === 0 && <p className={chrome.quiet}>None yet. A match that you finish here is kept for you.</p>}
        <ul className={chrome.rows}>
          {kept.map(({ log, players, endedAt, result }) => (
            <li key={logId(log)}>
              <span>
                <b>{gameName(log.header.game)}</b> {LIST.format(players)}
                {result !== undefined && result !== "" && `: ${result}`}, {log.lines.length - 1} steps
                {endedAt !== undefined && <time className={styles.when}>{DAY.format(endedAt)}</time>}
              </span>
              <Link href={`/replay?log=${logId(log)}`} className={chrome.button}>
                Watch<span className="visually-hidden"> {gameName(log.header.game)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={`${chrome.panel} ${styles.kept}`} aria-label="From a file">
        <h2>From a file</h2>
        <label className={chrome.field}>
          Open a log from a file
          <input type="file" accept="application/json,.json" onChange={(event) => void open(event.target.files?.[0])} />
        </label>
        <Problem text={problem} />
      </section>
    </Page>
  );
}
/** A finished match of this server, with the seed that the server has revealed. */
function FromServer({ match }: { readonly match: string }) {
  const { data, problem } = useOnce(match, async () => {
    const token = heldSeat(match)?.token ?? watchToken(match) ?? undefined;
    const [log, info] = await Promise.all([api.log(match, token), api.match(match, token)]);
    if (!log.complete) throw new Error("The match is still being played; its log opens when it has ended.");
    return {
      ...readLog(log),
      players: info.seats.map(({ name, bot, seat }) => name ?? (bot === null ? "A free seat" : botName(seat))),
    };
  });
  if (problem !== undefined) return <Notice title="This match cannot be replayed" text={problem} />;
  return data === undefined ? <Loading what="log" /> : <Loaded kept={data} />;
}
function Loaded({ kept }: { readonly kept: KeptLog }) {
  const { game, problem } = useGame(kept.log.header.game);
  const broken = useMemo(() => (game === undefined ? undefined : whyUnplayable(game, kept)), [game, kept]);
  if (problem !== undefined) return <Notice title="This log cannot be replayed" text={problem} />;
  if (game === undefined) return <Loading what="replay" />;
  return broken === undefined ? (
    <ReplayPlayer game={game.with(kept.log.header.expansions)} kept={kept} />
  ) : (
    <Notice title="This log cannot be replayed" text={broken} />
  );
}

/** A log comes from anywhere, so it is tried before it is shown. */
function whyUnplayable(game: TableGame, { log }: KeptLog): string | undefined {
  try {
    replay(game.with(log.header.expansions).engine, log);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}
