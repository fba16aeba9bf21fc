import { Session } from "@cardwright/client";
import type { SeatInfo } from "@cardwright/protocol";
import { Table, type TableGame } from "@cardwright/table";
import { lazy, useEffect, useState, useSyncExternalStore } from "react";
import { Link, useLocation, useParams, useSearchParams } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { Loading } from "../chrome/Loading.tsx";
import { Problem, reasonOf } from "../chrome/Problem.tsx";
import { type News, TableNews } from "../chrome/TableNews.tsx";
import { useTitle } from "../chrome/useTitle.ts";
import { useSound } from "../match/useSound.ts";
import { api } from "../online/api.ts";
import { OnlineMenu } from "../online/OnlineMenu.tsx";
import { OnlineSession } from "../online/onlineSession.ts";
import { askedSeat, type HeldSeat, heldSeat, keepWatchToken, leftSeat, watchToken } from "../online/seats.ts";
import { useGame } from "../useGame.ts";
import { useOnce } from "../useOnce.ts";

/** What comes before the table is not needed by whoever sits at it already. */
const Join = lazy(async () => ({ default: (await import("../online/Join.tsx")).Join }));
const WaitingRoom = lazy(async () => ({ default: (await import("../online/WaitingRoom.tsx")).WaitingRoom }));
const Notice = lazy(async () => ({ default: (await import("../chrome/Notice.tsx")).Notice }));

/** A match on a server: sit down, or watch. */
export function Match() {
  const { match = "" } = useParams();
  return <OneMatch key={match} match={match} />;
}
function OneMatch({ match }: { readonly match: string }) {
  const [search] = useSearchParams();
  const [held, setHeld] = useState(() => heldSeat(match));
  const [wish, setWish] = useState<"any" | "sit" | "watch">("any");
  const watch = search.get("watch") ?? watchToken(match) ?? undefined;
  const token = held?.token ?? watch;
  const { data: info, problem } = useOnce(match, async () => {
    const seat = held ?? (await seatAskedFor(match));
    setHeld(seat);
    const found = await api.match(match, seat?.token ?? watch);
    // Whoever came by the link of a private match can come back without it, and send it on.
    if (seat === null && watch !== undefined && found.visibility === "private") keepWatchToken(match, watch);
    return found;
  });
  if (problem !== undefined) return <Notice title="This match cannot be opened" text={problem} />;
  if (info === undefined) return <Loading what="match" />;
  const { seats, status, game, takeover } = info;
  const isAsked = wish === "sit" || (wish === "any" && status !== "ended" && hasSeatFor(match, seats));
  if (held === null && isAsked) {
    return <Join match={match} game={game} onJoin={setHeld} onWatch={() => setWish("watch")} />;
  }
  const leave = (): void => {
    setHeld(null);
    setWish("watch");
  };
  return (
    <Connected
      key={held?.token ?? "watch"}
      match={match}
      held={held}
      token={token}
      takeover={takeover}
      onGone={leave}
      onSit={() => setWish("sit")}
    />
  );
}
/** A bot that plays for somebody who has left makes room for them; a seat that is kept is nobody else's. */
function hasSeatFor(match: string, seats: readonly SeatInfo[]): boolean {
  const left = leftSeat(match)?.seat;
  return seats.some(({ seat, kind, name, kept }) => kind !== "bot" && name === null && (!kept || seat === left));
}
/** The page was left before the answer came, or it got lost: the seat may be there already, and the match be full with it. */
async function seatAskedFor(match: string): Promise<HeldSeat | null> {
  const asked = askedSeat(match);
  return asked === null ? null : (await import("../online/sitDown.ts")).askAgain(match, asked);
}

interface ConnectedProps {
  readonly match: string;
  readonly held: HeldSeat | null;
  readonly token: string | undefined;
  readonly takeover: string | null;
  onGone(): void;
  onSit(): void;
}
function Connected(props: ConnectedProps) {
  const { match, token } = props;
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const opened = new Session({ url: location.origin, match, ...(token === undefined ? {} : { token }) });
    setSession(opened);
    return () => opened.close();
  }, [match, token]);
  return session === null ? <Loading what="connection" /> : <Seated session={session} {...props} />;
}
interface SeatedProps extends ConnectedProps {
  readonly session: Session;
}
function Seated(props: SeatedProps) {
  const { session, match, held, onSit, onGone } = props;
  const { welcome, view, seats, status, problem } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const [search] = useSearchParams();
  const { game, problem: missing } = useGame(welcome?.game ?? null);
  useTitle(game?.name ?? "Match");
  if (problem !== null) {
    return <Notice title="The connection is closed" text={problem.message} />;
  }
  if (missing !== undefined) return <Notice title="This match cannot be opened" text={missing} />;
  if (welcome === null || game === undefined) return <Loading what="match" />;
  const sit = held === null && status !== "ended" && hasSeatFor(match, seats) ? onSit : undefined;
  if (status === "waiting" || view === null)
    return <WaitingRoom match={match} seats={seats} game={game} held={held} onSit={sit} onGone={onGone} />;
  const full = game.with(welcome.expansions);
  const played = search.get("table") === "generic" ? full.bare() : full;
  return <OnlineTable {...props} game={played} onSit={sit} />;
}
interface OnlineTableProps extends Omit<SeatedProps, "onSit"> {
  readonly game: TableGame;
  readonly onSit: (() => void) | undefined;
}
function OnlineTable({ session, game, match, held, token, takeover, onGone, onSit }: OnlineTableProps) {
  const [table] = useState(() => new OnlineSession(game, session, () => api.log(match, token)));
  const [news, setNews] = useState<News | null>(null);
  const frame = useSyncExternalStore(table.subscribe, table.frame);
  useSound(table);
  useEffect(() => {
    void table.readBack();
  }, [table]);
  const over = frame.view.outcome !== null;
  return (
    <main className={chrome.tableFrame}>
      <TableNews news={news} onRead={() => setNews(null)} />
      <Table
        session={table}
        menu={
          <OnlineMenu
            session={table}
            match={match}
            held={held}
            takeover={takeover}
            over={over}
            onNews={setNews}
            onGone={onGone}
            onSit={onSit}
          />
        }
        afterwards={over ? <Afterwards match={match} held={held} game={game.id} /> : undefined}
      />
    </main>
  );
}
interface AfterwardsProps {
  readonly match: string;
  readonly held: HeldSeat | null;
  readonly game: string;
}
function Afterwards({ match, held, game }: AfterwardsProps) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const again = async (seat: HeldSeat): Promise<void> => {
    setBusy(true);
    try {
      navigate(`/match/${await (await import("../online/rematch.ts")).rematch(match, seat)}`);
    } catch (error) {
      setProblem(reasonOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      {held === null ? (
        <Link href={`/new/${game}`} className={`${chrome.button} ${chrome.primary}`}>
          Play it yourself
        </Link>
      ) : (
        <button
          type="button"
          disabled={busy}
          className={`${chrome.button} ${chrome.primary}`}
          onClick={() => void again(held)}
        >
          Rematch
        </button>
      )}
      <Link href={`/replay?match=${encodeURIComponent(match)}`} className={chrome.button}>
        Watch and verify the replay
      </Link>
      <Link href="/" className={chrome.button}>
        Other games
      </Link>
      <Problem text={problem} />
    </>
  );
}
