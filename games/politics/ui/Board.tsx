import { otherSeat } from "@cardwright/core";
import { type BoardProps, piecesIn, SeatShape, useTable } from "@cardwright/table";
import type { Player } from "../src/player.ts";
import { type ShownBoard, shownTotal } from "../src/shown-influence.ts";
import type { Politics } from "../src/world.ts";
import styles from "./board.module.css";
import { Lane, Slot, Traps } from "./Lane.tsx";

const pair = <T,>(of: (player: Player) => T): readonly [T, T] => [of(0), of(1)];

/** What lies open of both camps, as the reckoning of influence reads it. */
export function shownBoardOf(view: BoardProps<Politics>["view"]): ShownBoard {
  return {
    government: pair((player) => piecesIn(view.government[player])),
    public: pair((player) => piecesIn(view.public[player])),
    permanentGovernment: pair((player) => piecesIn(view.permanentGovernment[player])),
    permanentPublic: pair((player) => piecesIn(view.permanentPublic[player])),
    deactivated: view.deactivated ?? [],
    adjustments: view.adjustments ?? [],
    effects: view.effects,
  };
}
/** Two camps face each other across the count: governments in front, the public behind, what lies in wait at the side. */
export function Board({ view }: BoardProps<Politics>) {
  const { words } = useTable();
  const board = shownBoardOf(view);
  const near: Player = view.you === 1 ? 1 : 0;
  const far = otherSeat(near);
  const camp = (player: Player, side: "far" | "near") => (
    <section className={styles.camp} data-side={side} aria-label={words.text("label.camp", { player })}>
      <Lane
        name={words.text("label.public")}
        pieces={board.public[player]}
        board={board}
        shields={view.shields ?? []}
        place={`public/${player}`}
      />
      <Lane
        name={words.text("label.government")}
        pieces={board.government[player]}
        board={board}
        shields={view.shields ?? []}
        place={`government/${player}`}
      />
      <div className={styles.side}>
        <Slot
          name={words.text("label.initiative")}
          pieces={piecesIn(view.instant[player])}
          board={board}
          place={`instant/${player}`}
          begins={player === view.you ? "activateInstantInitiative" : undefined}
        />
        <Slot
          name={words.text("label.lasting.public")}
          pieces={board.permanentPublic[player]}
          board={board}
          place={`permanentPublic/${player}`}
        />
        <Slot
          name={words.text("label.lasting.government")}
          pieces={board.permanentGovernment[player]}
          board={board}
          place={`permanentGovernment/${player}`}
        />
        <Traps pieces={piecesIn(view.traps[player])} place={`traps/${player}`} />
      </div>
    </section>
  );
  return (
    <div className={styles.board}>
      {camp(far, "far")}
      <Count near={near} totals={[shownTotal(board, 0), shownTotal(board, 1)]} />
      {camp(near, "near")}
    </div>
  );
}
/** Both totals and a bar between them: who is ahead is seen before it is read. */
function Count({ near, totals }: { readonly near: Player; readonly totals: readonly [number, number] }) {
  const { names } = useTable();
  const far = otherSeat(near);
  const all = totals[0] + totals[1];
  const share = all === 0 ? 50 : (100 * totals[far]) / all;
  return (
    <div className={styles.count}>
      <SeatShape seat={far} size={14} />
      <span>{names.seat(far)}</span>
      <b>{totals[far]}</b>
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        className={styles.balance}
        data-even={all === 0}
        aria-hidden="true"
      >
        <rect width={share} height="10" data-seat={far + 1} />
        <rect x={share} width={100 - share} height="10" data-seat={near + 1} />
      </svg>
      <b>{totals[near]}</b>
      <span>{names.seat(near)}</span>
      <SeatShape seat={near} size={14} />
    </div>
  );
}
