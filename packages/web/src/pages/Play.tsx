import { isSeed, seedFromText } from "@cardwright/core/host";
import { Table, type TableGame } from "@cardwright/table";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { Link, useLocation, useParams, useSearchParams } from "wouter";
import styles from "../chrome/chrome.module.css";
import { Loading } from "../chrome/Loading.tsx";
import { reasonOf } from "../chrome/Problem.tsx";
import { TableNews } from "../chrome/TableNews.tsx";
import { useTitle } from "../chrome/use-title.ts";
import type { Refolded } from "../develop/refold.ts";
import { later, useSoon } from "../later.ts";
import { isHinted } from "../lesson/hinted.ts";
import { useRail } from "../lesson/use-rail.ts";
import { freshSeed } from "../match/imagined-world.ts";
import { isPassing, keepLog } from "../match/kept.ts";
import type { LocalMatch } from "../match/local-match.ts";
import { type Started, startLocal } from "../match/start-local.ts";
import { TableTools } from "../match/TableTools.tsx";
import { useSound } from "../match/use-sound.ts";
import { outcomeText, sayNow, useWords } from "../say.ts";
import { useSettings } from "../settings.ts";
import { withAllWords } from "../speaking.ts";
import { gameName, useGame } from "../use-game.ts";

/** These parts load later, so that a match does not wait for them. */
const Hints = lazy(async () => ({ default: (await withAllWords(import("../lesson/Hints.tsx"))).Hints }));
const NoGame = lazy(async () => ({ default: (await withAllWords(import("../chrome/NoGame.tsx"))).NoGame }));
const Notice = lazy(async () => ({ default: (await withAllWords(import("../chrome/Notice.tsx"))).Notice }));
const Rewritten = lazy(async () => ({ default: (await withAllWords(import("../develop/Rewritten.tsx"))).Rewritten }));
const afterwards = later(async () => (await import("../match/Afterwards.tsx")).Afterwards);
const menu = later(async () => (await import("../match/TableMenu.tsx")).TableMenu);
/** Only where people pass a device on; until it is drawn nobody's hand is. */
const Curtain = lazy(async () => ({ default: (await import("../match/Curtain.tsx")).Curtain }));
const Designer = lazy(async () => ({ default: (await withAllWords(import("../design/Designer.tsx"))).Designer }));

/** A match in this page. Its address says all that is needed to start it, so it can be reloaded and shared. */
export function Play() {
  const say = useWords();
  const { game: id = "" } = useParams();
  const [search, setSearch] = useSearchParams();
  const { game, problem } = useGame(id);
  const seed = search.get("seed");
  // The table below says its own title, and would be overruled by one that changes with it.
  useTitle(say("match.play"));
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
  if (problem !== undefined) return <NoGame id={id} problem={problem} />;
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
    import("../match/turn-into.ts")
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
  const say = useWords();
  return (
    <Notice title={say("error.start")} text={why}>
      <Link href={`/play/${game.id}`} className={`${styles.button} ${styles.primary}`}>
        {say("match.another", { game: gameName(game.id) })}
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
  const say = useWords();
  const [started] = useState(() => tryToStart(game, seed, search));
  const [agreed, setAgreed] = useState(false);
  if (typeof started === "string") return <CannotStart game={game} why={started} />;
  const { match, lostMoves, refolded } = started;
  if (lostMoves === 0 || agreed) return <Played match={match} search={search} refolded={refolded} />;
  return (
    <Notice title={say("error.rules")} text={lostText(lostMoves, match.actions.length)}>
      <button type="button" className={`${styles.button} ${styles.primary}`} onClick={() => setAgreed(true)}>
        {say(match.actions.length === 0 ? "match.startAnew" : "match.goOn")}
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
  const goesOn = left === 0 ? sayNow("error.rules.anew") : sayNow("error.rules.goesOn", { left });
  return `${sayNow("error.rules.lost", { moves: lost })} ${goesOn}`;
}

interface PlayedProps {
  readonly match: LocalMatch;
  readonly search: URLSearchParams;
  readonly refolded: Refolded | undefined;
}
function Played({ match, search, refolded }: PlayedProps) {
  const say = useWords();
  const frame = useSyncExternalStore(match.subscribe, match.frame);
  const { skips, asksTwice, hints } = useSettings();
  const [isHinting, setHinting] = useState(() => hints && !isHinted());
  const hasRail = useRail();
  useSoon(menu.load);
  useSoon(afterwards.load);
  const notes = <Notes floats={!hasRail} onDone={() => setHinting(false)} />;
  const isAlone = match.controllers.filter((kind) => kind === "person").length === 1;
  const [designing, setDesigning] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const over = match.last.state.outcome !== null;
  useTurnTitle(match, !over && frame.actors.includes(frame.view.you) && frame.offers.length > 0);
  useSound(match);
  useEffect(() => {
    match.start();
    return match.stop;
  }, [match]);
  useKeptLog(match, over);
  return (
    <main className={styles.tableFrame}>
      <TableNews
        news={isPassing(match) && !isWarned ? { text: say("error.keep"), bad: false } : null}
        onRead={() => setWarned(true)}
      />
      <Table
        session={match}
        imagine={match.imagine}
        asksTwice={asksTwice}
        lead={isHinting && hasRail ? notes : undefined}
        skipsEmpty={skips && isAlone && !designing}
        aside={
          designing ? (
            <Suspense fallback={<Loading what="page" />}>
              <Designer match={match} revision={frame.revision} />
            </Suspense>
          ) : null
        }
        tools={<TableTools game={match.game} />}
        menu={
          <Suspense fallback={null}>
            <menu.Part match={match} over={over} designing={designing} onDesign={() => setDesigning(!designing)} />
          </Suspense>
        }
        afterwards={
          over ? (
            <Suspense fallback={null}>
              <afterwards.Part match={match} search={search} result={resultOf(match)} />
            </Suspense>
          ) : undefined
        }
      />
      {isHinting && !hasRail && !over && notes}
      {refolded !== undefined && <News refolded={refolded} match={match} search={search} />}
      <Passing match={match} />
    </main>
  );
}
function Passing({ match }: { readonly match: LocalMatch }) {
  if (match.awaitedSeat === null) return null;
  return (
    <Suspense fallback={null}>
      <Curtain seat={match.awaitedSeat} onTake={match.takeDevice} />
    </Suspense>
  );
}
function Notes({ floats, onDone }: { readonly floats: boolean; onDone(): void }) {
  return (
    <div className={floats ? undefined : styles.notePlace}>
      <Suspense fallback={null}>
        <Hints floats={floats} onDone={onDone} />
      </Suspense>
    </div>
  );
}
function useTurnTitle(match: LocalMatch, yours: boolean): void {
  const say = useWords();
  const name = gameName(match.game.id);
  useTitle(yours ? say("page.yourTurn", { game: name }) : name, yours);
}
/** A match that has ended is kept in this browser. */
function useKeptLog(match: LocalMatch, over: boolean): void {
  useEffect(() => {
    if (!over) return;
    const names = match.frame().players.map(({ name }) => name);
    keepLog({ log: match.log(), seed: match.seed, players: names, endedAt: Date.now(), result: resultOf(match) });
  }, [match, over]);
}
function resultOf(match: LocalMatch): string {
  const { players, view } = match.frame();
  const names = players.map(({ name }) => name);
  return view.outcome === null ? "" : outcomeText(view.outcome, names);
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
