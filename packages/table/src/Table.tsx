import { Fragment, type ReactNode, useId, useRef } from "react";
import { Dock } from "./Dock.tsx";
import { EndPanel } from "./EndPanel.tsx";
import { Hands } from "./Fan.tsx";
import styles from "./frame.module.css";
import { Goal, Piles } from "./Goal.tsx";
import { Announcer, LogPanel, Ticker } from "./LogPanel.tsx";
import { handsOf, zonesOf } from "./layout.ts";
import { Measures } from "./Measures.tsx";
import { Moments } from "./Moments.tsx";
import { Plaque } from "./Plaque.tsx";
import { Peek, Preview } from "./Preview.tsx";
import type { TableSession } from "./session.ts";
import { type TableContext, TableProvider, useTable } from "./TableProvider.tsx";
import { TopBar } from "./TopBar.tsx";
import { Trays } from "./Trays.tsx";
import { useDrawers } from "./useDrawers.ts";
import { useFocusKept } from "./useFocusKept.ts";
import { useHits } from "./useHits.ts";
import { useMotion } from "./useMotion.ts";
import { useOverflow } from "./useOverflow.ts";
import { useRoving } from "./useRoving.ts";
import { useSkipping } from "./useSkipping.ts";
import { EffectList } from "./WhyPanel.tsx";
import { joinClasses, plain } from "./words.ts";

interface TableProps {
  readonly session: TableSession;
  /** Above the log: a designer's panel, what a replay needs. */
  readonly aside?: ReactNode;
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
  /** What the side panel is called where it is a drawer. */
  readonly drawerName?: string;
}
/** The table of any game: the board fills the middle, seats stand in the corners, hand and bar at the near edge. */
export function Table({ session, ...parts }: TableProps) {
  return (
    <TableProvider session={session}>
      <Laid {...parts} />
    </TableProvider>
  );
}
function Laid({
  aside,
  afterwards,
  tools,
  menu,
  dock,
  drawerName = "Log",
  skipsEmpty = false,
}: Omit<TableProps, "session">) {
  const table = useTable();
  const hasAside = aside !== undefined && aside !== null;
  const drawers = useDrawers(hasAside);
  const sideId = useId();
  const root = useRef<HTMLDivElement>(null);
  useRoving(root);
  useMotion(root);
  useHits(root);
  useFocusKept(root);
  useSkipping(table, skipsEmpty);
  const { game, frame } = table;
  const { view } = frame;
  const hasHand = handsOf(table).length > 0;
  const hasMeasures = !hasHand && Object.keys(view["extensions"] ?? {}).length > 0;
  return (
    <div
      className={joinClasses(styles.table, game.skin ?? styles.felt)}
      ref={root}
      data-table=""
      data-revision={frame.revision}
      data-over={view.outcome !== null}
      data-aside={hasAside}
      data-hands={hasHand || hasMeasures}
      data-dock-given={dock !== undefined}
    >
      <TopBar tools={tools} menu={menu} drawers={drawers} drawerName={drawerName} sideId={sideId} />
      <Stage table={table} />
      {hasHand && <Hands />}
      {hasMeasures && <Measures />}
      <Side id={sideId} open={drawers.drawer} aside={aside} keys={game.plan.keys} />
      <Ticker onOpen={() => drawers.setDrawer(true)} />
      <div className={styles.bar}>{dock ?? <Dock afterwards={afterwards} />}</div>
      <Moments />
      <EndPanel />
      <Preview />
      <Peek />
      <Announcer />
    </div>
  );
}
/** More opponents than this stand in the corner as small plaques. */
const FULL_PLAQUES = 3;

/** The board between four corners: how one wins, the others, the viewer, the piles. */
function Stage({ table }: { readonly table: TableContext }) {
  const { game, frame } = table;
  const { view } = frame;
  const { Board } = game;
  const own = view.you >= 0 ? view.you : -1;
  const seats = Array.from({ length: view.seats }, (_, index) => (Math.max(0, view.you) + 1 + index) % view.seats);
  const others = seats.filter((seat) => seat !== own);
  const held = new Set(handsOf(table).map(({ key }) => key));
  return (
    <>
      <div className={styles.stage} data-plain={Board === undefined}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a board that is larger than its place is scrolled by keyboard too. */}
        <section className={styles.place} aria-label="Board" tabIndex={0} data-rove-group="" data-board="">
          {Board === undefined ? <Trays /> : <Board view={view as never} />}
        </section>
      </div>
      <div className={styles.topLeft}>
        <Goal />
      </div>
      <Strip className={styles.topRight} name="Other players">
        {others.map((seat) => (
          <Plaque key={seat} seat={seat} zones={zonesOf(table, seat)} folds small={others.length > FULL_PLAQUES} />
        ))}
      </Strip>
      {own >= 0 && (
        <Strip className={styles.bottomLeft} name="Your seat">
          <Plaque
            seat={own}
            zones={zonesOf(table, own).filter(({ key }) => !held.has(key))}
            folds={Board !== undefined}
          />
        </Strip>
      )}
      <div className={styles.bottomRight}>
        <Piles />
      </div>
    </>
  );
}
interface StripProps {
  readonly className: string | undefined;
  readonly name: string;
  readonly children: ReactNode;
}
/** A corner of the table; on a phone a line that is pushed aside where it is too long, by keyboard too. */
function Strip({ className, name, children }: StripProps) {
  const box = useRef<HTMLElement>(null);
  const over = useOverflow(box);
  return (
    <section className={className} aria-label={name} ref={box} tabIndex={over ? 0 : undefined}>
      {children}
    </section>
  );
}
interface SideProps {
  readonly id: string;
  readonly open: boolean;
  readonly aside: ReactNode;
  readonly keys: Readonly<Record<string, string>> | undefined;
}
function Side({ id, open, aside, keys }: SideProps) {
  return (
    <aside className={styles.side} id={id} data-open={open} data-keeps-focus="" aria-label="Log and explanations">
      {aside}
      <div className={styles.sideGoal}>
        <Goal />
      </div>
      <EffectList />
      <h2 className={styles.sideTitle}>What happened</h2>
      <LogPanel />
      <KeyHelp keys={keys} />
    </aside>
  );
}
function KeyHelp({ keys = {} }: { readonly keys: Readonly<Record<string, string>> | undefined }) {
  return (
    <details className={styles.keys}>
      <summary>Playing by keyboard</summary>
      <dl>
        <dt>Arrows</dt>
        <dd>the next thing that can be chosen; with Shift, over everything</dd>
        <dt>Tab</dt>
        <dd>to the board, the hand, the moves</dd>
        <dt>Enter</dt>
        <dd>chooses; Escape steps back</dd>
        {Object.entries(keys).map(([key, type]) => (
          <Fragment key={key}>
            <dt>{key.toUpperCase()}</dt>
            <dd>{plain(type).toLowerCase()}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}
