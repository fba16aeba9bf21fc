import { replay } from "@cardwright/core/host";
import { type TableGame, useSpeech } from "@cardwright/table";
import { useMemo, useState } from "react";
import { Link, useLocation, useSearchParams } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { GamePicture } from "../chrome/GamePicture.tsx";
import { Heading } from "../chrome/Heading.tsx";
import { Loading } from "../chrome/Loading.tsx";
import { Notice } from "../chrome/Notice.tsx";
import { Page } from "../chrome/Page.tsx";
import { Problem, reasonOf } from "../chrome/Problem.tsx";
import { botName } from "../match/bot-name.ts";
import { keptLogs, logId } from "../match/kept.ts";
import { type KeptLog, readLog } from "../match/read-log.ts";
import { api } from "../online/api.ts";
import { heldSeat, watchToken } from "../online/seats.ts";
import { ReplayPlayer } from "../replay/ReplayPlayer.tsx";
import { sayNow, useWords } from "../say.ts";
import { gameName, useGame } from "../use-game.ts";
import { useOnce } from "../use-once.ts";
import styles from "./replays.module.css";

/** Kept matches of this browser, or a file; then the player. */
export function Replay() {
  const say = useWords();
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
      setProblem(say("error.notALog"));
    }
  };
  return (
    <Page title={say("page.replays")}>
      <Heading>{say("page.replays")}</Heading>
      <p className={chrome.lead}>{say("replay.about")}</p>
      <div className={styles.panels}>
        <Mine />
        <section className={`${chrome.panel} ${styles.file}`} aria-label={say("replay.file")}>
          <h2>{say("replay.file")}</h2>
          <label className={chrome.field}>
            {say("replay.file.open")}
            <input
              type="file"
              accept="application/json,.json"
              onChange={(event) => void open(event.target.files?.[0])}
            />
          </label>
          <Problem text={problem} />
        </section>
      </div>
    </Page>
  );
}
/** Matches that this browser keeps. */
function Mine() {
  const say = useWords();
  const { language } = useSpeech();
  const locale = language === "en" ? "en-GB" : language;
  const kept = keptLogs();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const list = new Intl.ListFormat(locale);
  return (
    <section className={`${chrome.panel} ${styles.kept}`} aria-label={say("replay.mine")}>
      <h2>{say("replay.mine")}</h2>
      {kept.length === 0 && <p className={chrome.quiet}>{say("replay.mine.none")}</p>}
      <ul className={chrome.rows}>
        {kept.map(({ log, players, endedAt, result }) => (
          <li key={logId(log)}>
            <span className={styles.thumb}>
              <GamePicture game={log.header.game} />
            </span>
            <span>
              <b>{gameName(log.header.game)}</b> {list.format(players)}
              {result !== undefined && result !== "" && `: ${result}`},{" "}
              {say("replay.steps", { count: log.lines.length - 1 })}
              {endedAt !== undefined && <time className={styles.when}>{day.format(endedAt)}</time>}
            </span>
            <Link href={`/replay?log=${logId(log)}`} className={chrome.button}>
              {say("lobby.watch")}
              <span className="visually-hidden"> {gameName(log.header.game)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
/** A finished match of this server, with the seed that the server has revealed. */
function FromServer({ match }: { readonly match: string }) {
  const say = useWords();
  const { data, problem } = useOnce(match, async () => {
    const token = heldSeat(match)?.token ?? watchToken(match) ?? undefined;
    const [log, info] = await Promise.all([api.log(match, token), api.match(match, token)]);
    if (!log.complete) throw new Error(sayNow("error.stillPlayed"));
    return {
      ...readLog(log),
      players: info.seats.map(
        ({ name, bot, seat }) => name ?? (bot === null ? sayNow("lobby.AFreeSeat") : botName(seat)),
      ),
    };
  });
  if (problem !== undefined) return <Notice title={say("error.replay")} text={problem} />;
  return data === undefined ? <Loading what="log" /> : <Loaded kept={data} />;
}
function Loaded({ kept }: { readonly kept: KeptLog }) {
  const say = useWords();
  const { game, problem } = useGame(kept.log.header.game);
  const broken = useMemo(() => (game === undefined ? undefined : whyUnplayable(game, kept)), [game, kept]);
  if (problem !== undefined) return <Notice title={say("error.log")} text={problem} />;
  if (game === undefined) return <Loading what="log" />;
  return broken === undefined ? (
    <ReplayPlayer game={game.with(kept.log.header.expansions)} kept={kept} />
  ) : (
    <Notice title={say("error.log")} text={broken} />
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
