import { deckNames } from "@cardwright/core/expansion";
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useId, useRef, useState } from "react";
import { clothOf } from "./cloth.ts";
import { Dock } from "./Dock.tsx";
import { Hands } from "./Fan.tsx";
import styles from "./frame.module.css";
import { Goal, Piles } from "./Goal.tsx";
import { Announcer, LogPanel, Ticker } from "./LogPanel.tsx";
import { handsOf, zonesOf } from "./layout.ts";
import { Plaque } from "./Plaque.tsx";
import type { TableSession } from "./session.ts";
import { type TableContext, TableProvider, useTable } from "./TableProvider.tsx";
import { TopBar } from "./TopBar.tsx";
import { Trays } from "./Trays.tsx";
import { useDrawers } from "./use-drawers.ts";
import { useFocusKept } from "./use-focus-kept.ts";
import { useOverflow } from "./use-overflow.ts";
import { type Imagine, type Planning, usePlan } from "./use-plan.ts";
import { useRoving } from "./use-roving.ts";
import { useSkipping } from "./use-skipping.ts";
import { joinClasses } from "./words.ts";

/** Nothing has moved or lasts when a table is drawn first, and few games have measures: none of it is waited for. */
const Overlays = lazy(async () => ({ default: (await import("./Overlays.tsx")).Overlays }));
const Keys = lazy(async () => ({ default: (await import("./Keys.tsx")).Keys }));
const EffectList = lazy(async () => ({ default: (await import("./EffectList.tsx")).EffectList }));
const Measures = lazy(async () => ({ default: (await import("./Measures.tsx")).Measures }));
/** The end is far when a match begins: it is fetched once the table stands. */
const loadEnd = () => import("./EndPanel.tsx");
const EndPanel = lazy(async () => ({ default: (await loadEnd()).EndPanel }));
const SETTLED_MS = 3_000;
function useEndSoon(): void {
  useEffect(() => {
    const waiting = setTimeout(() => void loadEnd().catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(waiting);
  }, []);
}

interface TableProps {
  readonly session: TableSession;
  /** Above the log: a designer's panel, what a replay needs. */
  readonly aside?: ReactNode;
  /** At the head of the log: the steps of a lesson. */
  readonly lead?: ReactNode;
  /** In the bar above the table, in the open. */
  readonly tools?: ReactNode;
  /** What else one can do, behind a button of that bar. */
  readonly menu?: ReactNode;
  /** After the match: what one can do now. */
  readonly afterwards?: ReactNode;
  /** In place of the moves, where there are none to make: the buttons of a replay. */
  readonly dock?: ReactNode;
  /** Questions and steps without a choice are passed over: for who plays with nobody that could read anything from it. */
  readonly skipsEmpty?: boolean;
  /** An end of a step is asked twice, while something else could be done. */
  readonly asksTwice?: boolean;
  /** What the side panel is called where it is a drawer. */
  readonly drawerName?: string;
  /** A world for plans: moves can then be tried before they are played. */
  readonly imagine?: Imagine | undefined;
}
/** The table of any game: the board fills the middle, seats stand in the corners, hand and bar at the near edge. */
export function Table({ session, asksTwice = false, imagine, ...parts }: TableProps) {
  const planning = usePlan(session, imagine);
  return (
    <TableProvider session={planning.plan ?? session} asksTwice={asksTwice}>
      <Laid {...parts} planning={planning} />
    </TableProvider>
  );
}
function Laid({
  aside,
  lead,
  afterwards,
  tools,
  menu,
  dock,
  drawerName,
  skipsEmpty = false,
  planning,
}: Omit<TableProps, "session" | "asksTwice" | "imagine"> & { readonly planning: Planning }) {
  const table = useTable();
  const hasAside = aside !== undefined && aside !== null;
  const drawers = useDrawers(hasAside);
  const sideId = useId();
  const root = useRef<HTMLDivElement>(null);
  useRoving(root);
  useFocusKept(root);
  useEndSoon();
  const { game, frame } = table;
  const isPlan = frame.plan !== undefined;
  useSkipping(table, skipsEmpty && !isPlan);
  const { view } = frame;
  const hasHand = handsOf(table).length > 0;
  const hasMeasures = !hasHand && game.engine.rules.expansions.some(({ id }) => deckNames(id).row in view);
  return (
    <div
      className={joinClasses(styles.table, clothOf(game))}
      ref={root}
      data-table=""
      data-revision={frame.revision}
      data-over={view.outcome !== null}
      data-plan={isPlan}
      data-aside={hasAside}
      data-hands={hasHand || hasMeasures}
      data-dock-given={dock !== undefined}
    >
      <TopBar
        tools={tools}
        menu={menu}
        drawers={drawers}
        drawerName={drawerName ?? table.say("panel.log")}
        sideId={sideId}
        planning={planning}
      />
      <Stage table={table} />
      {hasHand && <Hands />}
      {hasMeasures && <LaidMeasures />}
      <Side id={sideId} open={drawers.drawer} aside={aside} lead={lead} keys={game.plan.keys} />
      <Ticker onOpen={() => drawers.setDrawer(true)} />
      <div className={styles.bar}>{dock ?? <Dock afterwards={afterwards} />}</div>
      <OverTable root={root} isPlan={isPlan} />
    </div>
  );
}
const LaidMeasures = () => (
  <Suspense fallback={null}>
    <Measures />
  </Suspense>
);
/** A table stands before anything moves on it or is told beside a thing: that is no part of its first load. */
const DRAWN_MS = 250;
function useDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setDrawn(true), DRAWN_MS);
    return () => clearTimeout(waiting);
  }, []);
  return isDrawn;
}
interface OverTableProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly isPlan: boolean;
}
/** Moments and the end of a match are none in a plan. */
function OverTable({ root, isPlan }: OverTableProps) {
  const isOver = useTable().frame.view.outcome !== null;
  const isDrawn = useDrawn();
  return (
    <>
      <Suspense fallback={null}>{isDrawn && <Overlays root={root} hasMoments={!isPlan} />}</Suspense>
      {isOver && !isPlan && (
        <Suspense fallback={null}>
          <EndPanel />
        </Suspense>
      )}
      <Announcer />
    </>
  );
}
/** More opponents than this stand in the corner as small plaques. */
const FULL_PLAQUES = 3;

/** The board between four corners: how one wins, the others, the viewer, the piles. */
function Stage({ table }: { readonly table: TableContext }) {
  const { game, frame } = table;
  const { view } = frame;
  const { Board } = game;
  // A spectator looks from the first seat's side.
  const near = Math.max(0, view.you);
  const isOwn = near === view.you;
  const others = Array.from({ length: view.seats - 1 }, (_, index) => (near + 1 + index) % view.seats);
  const held = new Set(handsOf(table).map(({ key }) => key));
  return (
    <>
      <div className={styles.stage} data-plain={Board === undefined}>
        <section
          className={styles.place}
          aria-label={table.say("table.board")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a board that is larger than its place is scrolled by keyboard too.
          tabIndex={0}
          data-rove-group=""
          data-board=""
        >
          {Board === undefined ? <Trays /> : <Board view={view as never} />}
        </section>
      </div>
      <div className={styles.topLeft} data-corner="">
        <Goal />
      </div>
      <Strip className={styles.topRight} name={table.say("table.otherPlayers")}>
        {others.map((seat) => (
          <Plaque key={seat} seat={seat} zones={zonesOf(table, seat)} folds small={others.length > FULL_PLAQUES} />
        ))}
      </Strip>
      <Strip className={styles.bottomLeft} name={isOwn ? table.say("table.yourSeat") : undefined}>
        <Plaque
          seat={near}
          zones={zonesOf(table, near).filter(({ key }) => !held.has(key))}
          folds={Board !== undefined || !isOwn}
        />
      </Strip>
      <div className={styles.bottomRight} data-corner="">
        <Piles />
      </div>
    </>
  );
}
interface StripProps {
  readonly className: string | undefined;
  /** Left out where the plaque in it says it all. */
  readonly name: string | undefined;
  readonly children: ReactNode;
}
/** A corner of the table; on a phone a line that is pushed aside where it is too long, by keyboard too. */
function Strip({ className, name, children }: StripProps) {
  const box = useRef<HTMLElement>(null);
  const over = useOverflow(box);
  return (
    <section className={className} aria-label={name} ref={box} tabIndex={over ? 0 : undefined} data-corner="">
      {children}
    </section>
  );
}
interface SideProps {
  readonly id: string;
  readonly open: boolean;
  readonly aside: ReactNode;
  readonly lead: ReactNode;
  readonly keys: Readonly<Record<string, string>> | undefined;
}
function Side({ id, open, aside, lead, keys }: SideProps) {
  const { say } = useTable();
  return (
    <aside className={styles.side} id={id} data-open={open} data-keeps-focus="" aria-label={say("panel.explanations")}>
      {aside}
      {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      <div className={styles.sideGoal}>
        <Goal />
      </div>
      <h2 className={styles.sideTitle}>{say("history.title")}</h2>
      <LogPanel above={<Lasting />} />
      <KeyHelp keys={keys} />
    </aside>
  );
}
const Lasting = () => <Suspense fallback={null}>{useTable().frame.view.effects.length > 0 && <EffectList />}</Suspense>;
/** The keys themselves are fetched when somebody asks for them. */
function KeyHelp({ keys }: { readonly keys: Readonly<Record<string, string>> | undefined }) {
  const { say } = useTable();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.keys} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say("keys.title")}</summary>
      <Suspense fallback={null}>{open && <Keys keys={keys} />}</Suspense>
    </details>
  );
}
