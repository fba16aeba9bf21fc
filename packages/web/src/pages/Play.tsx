import { isSeed, seedFromText } from "@cardwright/core";
import { outcomeTitle, Table, type TableGame } from "@cardwright/table";
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Link, useLocation, useParams, useSearchParams } from "wouter";
import styles from "../chrome/chrome.module.css";
import { Loading } from "../chrome/Loading.tsx";
import { reasonOf } from "../chrome/Problem.tsx";
import { TableNews } from "../chrome/TableNews.tsx";
import { useTitle } from "../chrome/useTitle.ts";
import type { Refolded } from "../develop/refold.ts";
import { Curtain } from "../match/Curtain.tsx";
import { isPassing, keepLog, logId } from "../match/kept.ts";
import type { LocalMatch } from "../match/localMatch.ts";
import { type Started, startLocal } from "../match/startLocal.ts";
import { TableMenu, TableTools } from "../match/TableMenu.tsx";
import { freshSeed } from "../match/thinker.ts";
import { useSound } from "../match/useSound.ts";
import { useSettings } from "../settings.ts";
import { useGame } from "../useGame.ts";

/** Whoever only plays does not wait for it. */
const Notice = lazy(async () => ({ default: (await import("../chrome/Notice.tsx")).Notice }));
const Rewritten = lazy(async () => ({ default: (await import("../develop/Rewritten.tsx")).Rewritten }));
const Designer = lazy(async () => ({ default: (await import("../match/Designer.tsx")).Designer }));

/** A match in this page. Its address says all that is needed to start it, so it can be reloaded and shared. */
export function Play() {
  const { game: id = "" } = useParams();
  const [search, setSearch] = useSearchParams();
  const { game, problem } = useGame(id);
  const seed = search.get("seed");
  useTitle(game?.name ?? "Play");
  const from = search.get("from");
  const badLink = useLink(game, from);
  useEffect(() => {
    if (seed === null && from === null) {
      setSearch(
        (before) => {
          before.set("seed", freshSeed());
          return before;
        },
        { replace: true },
      );
    }
  }, [seed, from, setSearch]);
  if (problem !== undefined) return <Notice title="There is no such game" text={problem} />;
  if (game === undefined) return <Loading what="table" />;
  if (badLink !== undefined) return <CannotStart game={game} why={badLink} />;
  if (seed === null || from !== null) return <Loading what="table" />;
  // A seed that someone has typed is a name for one.
  const dealt = isSeed(seed) ? seed : seedFromText(seed);
  return <LocalTable key={`${id} ${search.toString()}`} game={game} seed={dealt} search={search} />;
}
/** A link to a position becomes a match of this browser, and its address the one of that match; or why it cannot. */
function useLink(game: TableGame | undefined, link: string | null): string | undefined {
  const [, navigate] = useLocation();
  const [bad, setBad] = useState<{ readonly link: string; readonly why: string } | null>(null);
  useEffect(() => {
    if (game === undefined || link === null) return;
    let isWanted = true;
    import("../match/turnInto.ts")
      .then(({ openLink }) => openLink(game, link))
      .then(
        (address) => isWanted && navigate(address, { replace: true }),
        (error) => isWanted && setBad({ link, why: reasonOf(error) }),
      );
    return () => {
      isWanted = false;
    };
  }, [game, link, navigate]);
  return bad !== null && bad.link === link ? bad.why : undefined;
}
function CannotStart({ game, why }: { readonly game: TableGame; readonly why: string }) {
  return (
    <Notice title="This match cannot be started" text={why}>
      <Link href={`/play/${game.id}`} className={`${styles.button} ${styles.primary}`}>
        Start another match of {game.name}
      </Link>
    </Notice>
  );
}

interface LocalTableProps {
  readonly game: TableGame;
  readonly seed: string;
  readonly search: URLSearchParams;
}
function LocalTable({ game, seed, search }: LocalTableProps) {
  const [started] = useState(() => tryToStart(game, seed, search));
  const [agreed, setAgreed] = useState(false);
  if (typeof started === "string") return <CannotStart game={game} why={started} />;
  const { match, lostMoves, refolded } = started;
  if (lostMoves === 0 || agreed) return <Played match={match} search={search} refolded={refolded} />;
  return (
    <Notice title="The rules have changed" text={lostText(lostMoves, match.actions.length)}>
      <button type="button" className={`${styles.button} ${styles.primary}`} onClick={() => setAgreed(true)}>
        {match.actions.length === 0 ? "Start anew" : "Go on from there"}
      </button>
    </Notice>
  );
}
function tryToStart(...asked: Parameters<typeof startLocal>): Started | string {
  try {
    return startLocal(...asked);
  } catch (error) {
    return reasonOf(error);
  }
}
function lostText(lost: number, left: number): string {
  const moves = `${lost} ${lost === 1 ? "move" : "moves"}`;
  const goesOn = left === 0 ? "starts anew from the same deal" : `goes on after its first ${left}`;
  return `this match was played under other rules: ${moves} cannot be taken over, so it ${goesOn}`;
}
const UNKEPT = { text: "This browser cannot keep the match: it is there only while this page is open.", bad: false };

interface PlayedProps {
  readonly match: LocalMatch;
  readonly search: URLSearchParams;
  readonly refolded: Refolded | undefined;
}
function Played({ match, search, refolded }: PlayedProps) {
  const frame = useSyncExternalStore(match.subscribe, match.frame);
  const { skips } = useSettings();
  const isAlone = match.controllers.filter((kind) => kind === "person").length === 1;
  const [designing, setDesigning] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const over = match.last.state.outcome !== null;
  const yours = !over && frame.actors.includes(frame.view.you) && frame.offers.length > 0;
  useTitle(yours ? `Your turn: ${match.game.name}` : match.game.name);
  useSound(match);
  useEffect(() => {
    match.start();
    return match.stop;
  }, [match]);
  useEffect(() => {
    if (!over) return;
    const { players, view } = match.frame();
    const names = players.map(({ name }) => name);
    const result = view.outcome === null ? "" : outcomeTitle(view.outcome, { seat: (seat) => names[seat] ?? "" });
    keepLog({ log: match.log(), seed: match.seed, players: names, endedAt: Date.now(), result });
  }, [match, over]);
  return (
    <main className={styles.tableFrame}>
      <TableNews news={isPassing(match) && !isWarned ? UNKEPT : null} onRead={() => setWarned(true)} />
      <Table
        session={match}
        skipsEmpty={skips && isAlone && !designing}
        aside={
          designing ? (
            <Suspense fallback={<Loading what="panel" />}>
              <Designer match={match} revision={frame.revision} />
            </Suspense>
          ) : null
        }
        tools={<TableTools game={match.game} />}
        menu={<TableMenu match={match} over={over} designing={designing} onDesign={() => setDesigning(!designing)} />}
        afterwards={over ? <Afterwards match={match} search={search} /> : undefined}
      />
      {refolded !== undefined && <News refolded={refolded} match={match} search={search} />}
      {match.awaitedSeat !== null && <Curtain seat={match.awaitedSeat} onTake={match.takeDevice} />}
    </main>
  );
}
/** Shows how new rules changed the match, until somebody has decided how it goes on. */
function News({ match, search, refolded }: PlayedProps & { readonly refolded: Refolded }) {
  const [isRead, setRead] = useState(false);
  const [, navigate] = useLocation();
  if (isRead) return null;
  const again = new URLSearchParams(search);
  again.delete("seed");
  return (
    <Suspense fallback={null}>
      <Rewritten
        refolded={refolded}
        onRead={() => setRead(true)}
        onGoBack={(step) => {
          match.travelTo(step);
          match.branchHere();
          setRead(true);
        }}
        onBeginAnew={() => navigate(`/play/${match.game.id}?${again.toString()}`)}
      />
    </Suspense>
  );
}
function Afterwards({ match, search }: { readonly match: LocalMatch; readonly search: URLSearchParams }) {
  const [, navigate] = useLocation();
  const log = useMemo(() => logId(match.log()), [match]);
  const again = new URLSearchParams(search);
  again.delete("seed");
  return (
    <>
      <Link href="/" className={styles.endButton}>
        Games
      </Link>
      <Link href={`/replay?log=${log}`} className={styles.endButton}>
        <span aria-hidden="true">Replay</span>
        <span className="visually-hidden">Watch and verify the replay</span>
      </Link>
      <button
        type="button"
        className={`${styles.endButton} ${styles.endPrimary}`}
        onClick={() => navigate(`/play/${match.game.id}?${again.toString()}`)}
      >
        Rematch
      </button>
    </>
  );
}
