import { isSeed, seedFromText } from "@cardwright/core";
import { Table, type TableGame } from "@cardwright/table";
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Link, useLocation, useParams, useSearchParams } from "wouter";
import styles from "../chrome/chrome.module.css";
import { Loading } from "../chrome/Loading.tsx";
import { useTitle } from "../chrome/useTitle.ts";
import { Curtain } from "../match/Curtain.tsx";
import { keepLog, keepMatch, keptMatch, logId } from "../match/kept.ts";
import { type Controller, LocalMatch } from "../match/localMatch.ts";
import { TableMenu } from "../match/TableMenu.tsx";
import { botThinker, freshSeed } from "../match/thinker.ts";
import { useSound } from "../match/useSound.ts";
import { botKind, useSettings } from "../settings.ts";
import { useGame } from "../useGame.ts";

/** Whoever only plays does not wait for it. */
const Notice = lazy(async () => ({ default: (await import("../chrome/Notice.tsx")).Notice }));
const Designer = lazy(async () => ({ default: (await import("../match/Designer.tsx")).Designer }));

const positionIn = async (link: string) => (await import("../match/turnInto.ts")).unpackPosition(link);

/** A match in this page. Its address says all that is needed to start it, so it can be reloaded and shared. */
export function Play() {
  const { game: id = "" } = useParams();
  const [search, setSearch] = useSearchParams();
  const { game, problem } = useGame(id);
  const seed = search.get("seed");
  useTitle(game?.name ?? "Play");
  const from = search.get("from");
  // A link to a position brings the whole match along: it is kept here and goes on as a match of this browser.
  useEffect(() => {
    if (from === null) return;
    void positionIn(from).then(({ seed: played, seats, options, expansions, actions }) => {
      const controllers = Array.from({ length: seats }, (_, seat): Controller => (seat === 0 ? "person" : "bot"));
      keepMatch({ seed: played, game: id, preset: "", controllers, actions });
      const address = {
        seed: played,
        seats: String(seats),
        expansions: expansions.join(),
        options: JSON.stringify(options),
      };
      setSearch(new URLSearchParams(address), { replace: true });
    });
  }, [from, id, setSearch]);
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
  if (game === undefined || seed === null) return <Loading what="table" />;
  // A seed that someone has typed is a name for one.
  const dealt = isSeed(seed) ? seed : seedFromText(seed);
  return <LocalTable key={dealt} game={game} seed={dealt} search={search} />;
}

interface LocalTableProps {
  readonly game: TableGame;
  readonly seed: string;
  readonly search: URLSearchParams;
}
function startMatch({ game: any, seed, search }: LocalTableProps): LocalMatch {
  const preset = any.presets.find(({ id }) => id === search.get("preset")) ?? any.presets[0];
  const full = any.with(search.get("expansions")?.split(",").filter(Boolean) ?? preset?.expansions ?? []);
  const game = search.get("table") === "generic" ? full.bare() : full;
  const seats = Number(search.get("seats") ?? preset?.seats ?? 2);
  const against: Controller = search.get("against") === "person" ? "person" : "bot";
  const given = search.get("options");
  const kept = keptMatch(seed);
  const controllers =
    kept?.controllers ?? Array.from({ length: seats }, (_, seat): Controller => (seat === 0 ? "person" : against));
  return new LocalMatch({
    game,
    seed,
    seats,
    options: { ...preset?.options, ...(given === null ? {} : (JSON.parse(given) as object)) },
    controllers,
    thinker: botThinker(game, botKind(search.get("bot") ?? useSettings.getState().bot)),
    paceMs: search.get("pace") === null ? 350 : Number(search.get("pace")),
    actions: kept?.actions ?? [],
    onAction: (actions) => keepMatch({ seed, game: game.id, preset: preset?.id ?? "", controllers, actions }),
  });
}
function LocalTable(props: LocalTableProps) {
  const { game, search } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match is started once for its seed; the key renews it.
  const match = useMemo(() => startMatch(props), [game]);
  const frame = useSyncExternalStore(match.subscribe, match.frame);
  const [designing, setDesigning] = useState(false);
  const over = match.last.state.outcome !== null;
  useSound(match);
  useEffect(() => match.stop, [match]);
  useEffect(() => {
    if (!over) return;
    keepLog({ log: match.log(), seed: match.seed, players: match.frame().players.map(({ name }) => name) });
  }, [match, over]);
  return (
    <main className={styles.tableFrame}>
      <Table
        session={match}
        aside={
          designing ? (
            <Suspense fallback={<Loading what="panel" />}>
              <Designer match={match} revision={frame.revision} />
            </Suspense>
          ) : null
        }
        menu={<TableMenu match={match} over={over} designing={designing} onDesign={() => setDesigning(!designing)} />}
        afterwards={over ? <Afterwards match={match} search={search} /> : undefined}
      />
      {match.awaitedSeat !== null && <Curtain seat={match.awaitedSeat} onTake={match.takeDevice} />}
    </main>
  );
}
function Afterwards({ match, search }: { readonly match: LocalMatch; readonly search: URLSearchParams }) {
  const [, navigate] = useLocation();
  const log = useMemo(() => logId(match.log()), [match]);
  const again = new URLSearchParams(search);
  again.delete("seed");
  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${styles.primary}`}
        onClick={() => navigate(`/play/${match.game.id}?${again.toString()}`)}
      >
        Rematch
      </button>
      <Link href={`/replay?log=${log}`} className={styles.button}>
        Watch and verify the replay
      </Link>
      <Link href="/" className={styles.button}>
        Other games
      </Link>
    </>
  );
}
