import { Session } from "@cardwright/client";
import type { SeatInfo } from "@cardwright/protocol";
import { type Frame, Table, type TableGame } from "@cardwright/table";
import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useParams, useSearchParams } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { Loading } from "../chrome/Loading.tsx";
import { type News, TableNews } from "../chrome/TableNews.tsx";
import { useTitle } from "../chrome/use-title.ts";
import { later, useSoon } from "../later.ts";
import { TableTools } from "../match/TableTools.tsx";
import { useSound } from "../match/use-sound.ts";
import { api } from "../online/api.ts";
import { OnlineSession } from "../online/online-session.ts";
import { inviteIn } from "../online/seat-rights.ts";
import { askedSeat, type HeldSeat, heldSeat, keepWatchToken, leftSeat, watchToken } from "../online/seats.ts";
import { hostText, outcomeText, useWords } from "../say.ts";
import { withAllWords } from "../speaking.ts";
import { gameName, useGame } from "../use-game.ts";
import { useOnce } from "../use-once.ts";

/** Pages before the table are not needed by whoever sits at it already. */
const Join = lazy(async () => ({ default: (await withAllWords(import("../online/Join.tsx"))).Join }));
const WaitingRoom = lazy(async () => ({
  default: (await withAllWords(import("../online/WaitingRoom.tsx"))).WaitingRoom,
}));
const afterwards = later(async () => (await import("../online/Afterwards.tsx")).Afterwards);
const onlineMenu = later(async () => (await import("../online/OnlineMenu.tsx")).OnlineMenu);
const Notice = lazy(async () => ({ default: (await withAllWords(import("../chrome/Notice.tsx"))).Notice }));

/** A match on a server: sit down, or watch. */
export function Match() {
  const { match = "" } = useParams();
  return <OneMatch key={match} match={match} />;
}
function OneMatch({ match }: { readonly match: string }) {
  const say = useWords();
  const [search] = useSearchParams();
  const [held, setHeld] = useState(() => heldSeat(match));
  const [wish, setWish] = useState<"any" | "sit" | "watch">("any");
  const [invite, setInvite] = useState(() => inviteIn(location.hash));
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
  if (problem !== undefined) return <Notice title={say("error.match")} text={problem} />;
  if (info === undefined) return <Loading what="match" />;
  const { seats, status, game, takeover } = info;
  const isAsked =
    wish === "sit" || (wish === "any" && status !== "ended" && (invite !== undefined || hasSeatFor(match, seats)));
  const sit = (seat: HeldSeat): void => {
    // It has been used: whoever leaves again asks like anybody else.
    setInvite(undefined);
    history.replaceState(history.state, "", location.pathname + location.search);
    setHeld(seat);
  };
  if (held === null && isAsked) {
    return (
      <Join match={match} game={game} seats={seats} invite={invite} onJoin={sit} onWatch={() => setWish("watch")} />
    );
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
  return asked === null ? null : (await import("../online/sit-down.ts")).askAgain(match, asked);
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
  const say = useWords();
  const { session, match, held, onSit, onGone } = props;
  const { welcome, view, seats, status, problem } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const [search] = useSearchParams();
  const { game, problem: missing } = useGame(welcome?.game ?? null);
  useTitle(say("page.match"));
  if (problem !== null) {
    return <Notice title={say("error.closed")} text={hostText(problem)} />;
  }
  if (missing !== undefined) return <Notice title={say("error.match")} text={missing} />;
  if (welcome === null || game === undefined) return <Loading what="match" />;
  const sit = held === null && status !== "ended" && hasSeatFor(match, seats) ? onSit : undefined;
  if (status === "waiting" || view === null)
    return <WaitingRoom match={match} seats={seats} game={game} held={held} onSit={sit} onGone={onGone} />;
  const full = game.with(welcome.expansions);
  const played = search.get("table") === "generic" ? full.bare() : full;
  return <OnlineTable {...props} game={played} seats={seats} onSit={sit} />;
}
interface OnlineTableProps extends Omit<SeatedProps, "onSit"> {
  readonly game: TableGame;
  readonly seats: readonly SeatInfo[];
  readonly onSit: (() => void) | undefined;
}
function OnlineTable({ session, seats, game, match, held, token, takeover, onGone, onSit }: OnlineTableProps) {
  const say = useWords();
  const [table] = useState(() => new OnlineSession(game, session, () => api.log(match, token)));
  const [news, setNews] = useState<News | null>(null);
  const frame = useSyncExternalStore(table.subscribe, table.frame);
  const imagine = useCallback(async () => (await api.world(match, token ?? "")).state, [match, token]);
  useSound(table);
  useSoon(onlineMenu.load);
  useSoon(afterwards.load);
  useEffect(() => {
    void table.readBack();
  }, [table]);
  const over = frame.view.outcome !== null;
  const yours = !over && frame.actors.includes(frame.view.you);
  const name = gameName(game.id);
  useTitle(
    yours ? say("page.yourTurn", { game: name }) : held === null ? say("menu.watching", { game: name }) : name,
    yours,
  );
  return (
    <main className={chrome.tableFrame}>
      <TableNews news={news} onRead={() => setNews(null)} />
      <Table
        session={table}
        tools={<TableTools game={game} />}
        imagine={held === null ? undefined : imagine}
        menu={
          <Suspense fallback={null}>
            <onlineMenu.Part
              session={table}
              seats={seats}
              match={match}
              held={held}
              takeover={takeover}
              over={over}
              onNews={setNews}
              onGone={onGone}
              onSit={onSit}
            />
          </Suspense>
        }
        afterwards={
          frame.view.outcome === null ? undefined : (
            <Suspense fallback={null}>
              <afterwards.Part
                match={match}
                held={held}
                game={game}
                result={outcomeText(frame.view.outcome, namesOf(frame))}
              />
            </Suspense>
          )
        }
      />
    </main>
  );
}
const namesOf = ({ players }: Frame): readonly string[] => players.map(({ name }) => name);
