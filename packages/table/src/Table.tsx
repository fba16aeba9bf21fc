import { Fragment, type ReactNode, useId, useRef } from "react";
import { Bar } from "./Bar.tsx";
import { Counter } from "./Counter.tsx";
import { Dock } from "./Dock.tsx";
import { Announcer, LogPanel } from "./LogPanel.tsx";
import { factsOf, handsOf, zonesOf } from "./layout.ts";
import { Measures } from "./Measures.tsx";
import { Fact, SeatArea } from "./SeatArea.tsx";
import { countOf } from "./seen.ts";
import type { TableSession } from "./session.ts";
import { type TableContext, TableProvider, useTable } from "./TableProvider.tsx";
import styles from "./table.module.css";
import { useDrawers } from "./useDrawers.ts";
import { useFocusKept } from "./useFocusKept.ts";
import { useMotion } from "./useMotion.ts";
import { useOverflow } from "./useOverflow.ts";
import { useRoving } from "./useRoving.ts";
import { EffectList, Inspector, Peek } from "./WhyPanel.tsx";
import { plain } from "./words.ts";
import { Hand, Pile, Row } from "./Zone.tsx";

interface TableProps {
  readonly session: TableSession;
  /** Above the log: a designer's panel, what a replay needs. */
  readonly aside?: ReactNode;
  /** In the bar above the table. */
  readonly menu?: ReactNode;
  /** After the match: what one can do now. */
  readonly afterwards?: ReactNode;
  /** In place of the moves, where there are none to make: the buttons of a replay. */
  readonly dock?: ReactNode;
  /** What the side panel is called where it is a drawer. */
  readonly drawerName?: string;
}
/** The table of any game: opponents opposite, the board in the middle, the own hand and the dock at the near edge. */
export function Table({ session, ...parts }: TableProps) {
  return (
    <TableProvider session={session}>
      <Laid {...parts} />
    </TableProvider>
  );
}
function Laid({ aside, afterwards, menu, dock, drawerName = "Log" }: Omit<TableProps, "session">) {
  const table = useTable();
  const drawers = useDrawers(aside !== undefined && aside !== null);
  const sideId = useId();
  const root = useRef<HTMLDivElement>(null);
  useRoving(root);
  useMotion(root);
  useFocusKept(root);
  const { view } = table.frame;
  const { Board } = table.game;
  const seats = Array.from({ length: view.seats }, (_, index) => (Math.max(0, view.you) + 1 + index) % view.seats);
  const allHands = handsOf(table);
  const full = allHands.filter(({ seen }) => countOf(seen) > 0);
  const hands = full.length > 0 ? full : allHands.slice(0, 1);
  const held = new Set(allHands.map(({ key }) => key));
  const own = view.you >= 0 ? view.you : -1;
  return (
    <div
      className={styles.table}
      ref={root}
      data-table=""
      data-revision={table.frame.revision}
      data-over={view.outcome !== null}
      data-aside={aside !== undefined && aside !== null}
      data-hands={hands.length > 0}
    >
      <Bar menu={menu} drawers={drawers} drawerName={drawerName} sideId={sideId} />
      <div className={styles.main} data-plain={Board === undefined}>
        <Opponents table={table} seats={seats.filter((seat) => seat !== own)} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a board that is larger than the screen is scrolled by keyboard too. */}
        <section className={styles.middle} aria-label="Board" tabIndex={0} data-rove-group="" data-board="">
          <Middle table={table} />
          <div className={styles.beside}>
            {Board !== undefined && (
              <div className={styles.board}>
                <Board view={view as never} />
              </div>
            )}
            <Measures />
          </div>
        </section>
        {own >= 0 && <SeatArea seat={own} zones={zonesOf(table, own).filter(({ key }) => !held.has(key))} />}
      </div>
      {hands.length > 0 && (
        <div className={styles.hands} data-rove-group="">
          {hands.map(({ key, name, place, seen }) => (
            <Hand key={key} name={name} place={place} seen={seen} size="small" />
          ))}
        </div>
      )}
      <aside
        className={styles.side}
        id={sideId}
        data-open={drawers.drawer}
        data-keeps-focus=""
        aria-label="Log and explanations"
      >
        {aside}
        <Inspector />
        <EffectList />
        <h2 className={styles.sideTitle}>What happened</h2>
        <LogPanel />
        <KeyHelp keys={table.game.plan.keys} />
      </aside>
      <div className={styles.dock}>
        {dock ?? <Dock />}
        {view.outcome !== null && afterwards !== undefined && <div className={styles.afterwards}>{afterwards}</div>}
      </div>
      <Peek />
      <Announcer />
    </div>
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
/** On a phone they stand in one line, which is pushed aside where it is too long. */
function Opponents({ table, seats }: { readonly table: TableContext; readonly seats: readonly number[] }) {
  const box = useRef<HTMLElement>(null);
  const over = useOverflow(box);
  return (
    <section className={styles.opponents} aria-label="Other players" ref={box} tabIndex={over ? 0 : undefined}>
      {seats.map((seat) => (
        <SeatArea key={seat} seat={seat} zones={zonesOf(table, seat)} />
      ))}
    </section>
  );
}
/** Shared zones and facts that no board of the game's own shows. Beside a board, piles are only counted. */
function Middle({ table }: { readonly table: TableContext }) {
  const zones = zonesOf(table, -1);
  const facts = factsOf(table, -1);
  const beside = table.game.Board !== undefined;
  const counted = zones.filter(({ asPile, asStack }) => beside && (asPile || asStack));
  const laid = zones.filter((zone) => !counted.includes(zone) && !(beside && countOf(zone.seen) === 0));
  return (
    <>
      {facts.length + counted.length > 0 && (
        <div className={styles.facts}>
          {facts.map((fact) => (
            <Fact key={fact.key} fact={fact} />
          ))}
          {counted.map(({ key, name, place, seen }) => (
            <span key={key} data-place={place}>
              <Counter name={name} value={countOf(seen)} />
            </span>
          ))}
        </div>
      )}
      {laid.length > 0 && (
        <div className={styles.shared}>
          {laid.map(({ key, name, place, seen, asPile, asStack }) =>
            asPile || asStack ? (
              <Pile key={key} name={name} place={place} seen={seen} />
            ) : (
              <Row key={key} name={name} place={place} seen={seen} />
            ),
          )}
        </div>
      )}
    </>
  );
}
