import { Session } from "@cardwright/client";
import { Table, type TableGame } from "@cardwright/table";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState, useSyncExternalStore } from "react";
import { Link, useParams, useSearchParams } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { Loading } from "../chrome/Loading.tsx";
import { Page } from "../chrome/Page.tsx";
import { useTitle } from "../chrome/useTitle.ts";
import { api } from "../online/api.ts";
import { OnlineMenu } from "../online/OnlineMenu.tsx";
import { OnlineSession } from "../online/onlineSession.ts";
import { freshNonce, type HeldSeat, heldSeat, holdSeat, keepName, lastName } from "../online/seats.ts";
import { WaitingRoom } from "../online/WaitingRoom.tsx";
import { loadGame } from "../useGame.ts";
import styles from "./online.module.css";

/** A match on a server: sit down, or watch. */
export function Match() {
  const { match = "" } = useParams();
  const [search] = useSearchParams();
  const [held, setHeld] = useState(() => heldSeat(match));
  const [watching, setWatching] = useState(false);
  const watchToken = search.get("watch") ?? undefined;
  const info = useQuery({ queryKey: ["match", match], queryFn: () => api.match(match, held?.token ?? watchToken) });
  if (info.error !== null) {
    return (
      <Page title="Match">
        <h1>This match cannot be opened</h1>
        <p role="alert">{info.error.message}</p>
      </Page>
    );
  }
  if (info.data === undefined) return <Loading what="match" />;
  const { seats, status, game } = info.data;
  const free =
    seats.some(({ name, bot }) => name === null && bot === null) || (status === "running" && seats.some(isLeft));
  if (held === null && !watching && free && status !== "ended") {
    return <Join match={match} game={game} onJoin={setHeld} onWatch={() => setWatching(true)} />;
  }
  return (
    <Connected
      key={held?.token ?? "watch"}
      match={match}
      held={held}
      token={held?.token ?? watchToken}
      onGone={() => setHeld(null)}
    />
  );
}
const isLeft = ({ kind, name }: { readonly kind: string; readonly name: string | null }): boolean =>
  kind !== "bot" && name === null;

interface JoinProps {
  readonly match: string;
  readonly game: string;
  onJoin(seat: HeldSeat): void;
  onWatch(): void;
}
function Join({ match, game, onJoin, onWatch }: JoinProps) {
  const [problem, setProblem] = useState("");
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name")).trim();
    keepName(name);
    try {
      const joined = await api.join(match, { name, nonce: freshNonce() });
      const seat = { ...joined, name };
      holdSeat(match, seat);
      onJoin(seat);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "It did not work.");
    }
  };
  return (
    <Page title="Sit down">
      <h1>A seat is free</h1>
      <p className={chrome.lead}>This is a match of {game}. Sit down under any name, or watch.</p>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <label className={chrome.field}>
          Your name
          <input name="name" required maxLength={40} defaultValue={lastName() || "Guest"} autoComplete="nickname" />
        </label>
        <div className={styles.actions}>
          <button type="submit" className={`${chrome.button} ${chrome.primary}`}>
            Sit down
          </button>
          <button type="button" className={chrome.button} onClick={onWatch}>
            Watch
          </button>
        </div>
        {problem !== "" && <p role="alert">{problem}</p>}
      </form>
    </Page>
  );
}

interface ConnectedProps {
  readonly match: string;
  readonly held: HeldSeat | null;
  readonly token: string | undefined;
  onGone(): void;
}
function Connected({ match, held, token, onGone }: ConnectedProps) {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const opened = new Session({ url: location.origin, match, ...(token === undefined ? {} : { token }) });
    setSession(opened);
    return () => opened.close();
  }, [match, token]);
  return session === null ? (
    <Loading what="connection" />
  ) : (
    <Seated session={session} match={match} held={held} token={token} onGone={onGone} />
  );
}
function Seated({ session, match, held, token, onGone }: ConnectedProps & { readonly session: Session }) {
  const { welcome, view, seats, status, problem } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const id = welcome?.game ?? "";
  const game = useQuery({
    queryKey: ["game", id],
    queryFn: () => loadGame(id),
    enabled: id !== "",
    staleTime: Number.POSITIVE_INFINITY,
  });
  useTitle(game.data?.name ?? "Match");
  if (problem !== null) {
    return (
      <Page title="Match">
        <h1>The connection is closed</h1>
        <p role="alert">{problem.message}</p>
      </Page>
    );
  }
  if (welcome === null || game.data === undefined) return <Loading what="match" />;
  if (status === "waiting" || view === null)
    return <WaitingRoom match={match} seats={seats} game={game.data} held={held} />;
  const played = game.data.with(welcome.expansions);
  return <OnlineTable session={session} game={played} match={match} held={held} token={token} onGone={onGone} />;
}
interface OnlineTableProps extends ConnectedProps {
  readonly session: Session;
  readonly game: TableGame;
}
function OnlineTable({ session, game, match, held, token, onGone }: OnlineTableProps) {
  const [table] = useState(() => new OnlineSession(game, session));
  const frame = useSyncExternalStore(table.subscribe, table.frame);
  const [search] = useSearchParams();
  useEffect(() => {
    void table.readBack(match, token);
  }, [table, match, token]);
  const over = frame.view.outcome !== null;
  return (
    <main className={chrome.tableFrame}>
      <Table
        session={table}
        generic={search.get("table") === "generic"}
        menu={<OnlineMenu session={table} match={match} held={held} over={over} onGone={onGone} />}
        afterwards={
          <>
            <Link href={`/new/${game.id}`} className={`${chrome.button} ${chrome.primary}`}>
              Rematch
            </Link>
            <Link href={`/replay?match=${match}`} className={chrome.button}>
              Watch and verify the replay
            </Link>
            <Link href="/" className={chrome.button}>
              Other games
            </Link>
          </>
        }
      />
    </main>
  );
}
