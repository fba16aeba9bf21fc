import { defineWorld, fact, open, replaceAt, z } from "@cardwright/core";
import type { PlainBoard } from "./board.ts";

/** Tic-tac-toe as an author writes it, and below as a plain loop. */

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
const EMPTY = -1;
const world = defineWorld({
  seats: 2,
  phases: ["play"],
  // An older core, against which this one is measured, asks every world for options.
  options: z.object({}),
  zones: {},
  facts: {
    cells: fact.shared<readonly number[]>(
      Array.from({ length: 9 }, () => EMPTY),
      "everyone",
    ),
  },
  questions: {},
});
const placed = world.event(
  "PLACED",
  { seat: open(world.seat), cell: open(z.int()) },
  {
    apply: ({ cells }, { seat, cell }) => ({ cells: replaceAt(cells, cell, seat) }),
    say: ({ seat, cell }, names) => `${names.seat(seat)}: cell ${cell}.`,
  },
);
const place = world.action("place", {
  takes: { cell: "piece" },
  label: "Place",
  play(turn) {
    const { seat, state } = turn;
    const free = state.cells.flatMap((owner, cell) => (owner === EMPTY ? [cell] : []));
    const cell = turn.oneOf("cell", free, { ask: "Where?" });
    const put = placed({ seat, cell });
    const isMine = (at: number) => at === cell || state.cells[at] === seat;
    if (LINES.some((line) => line.every(isMine))) return [put, turn.win(seat, "three in a row")];
    return [put, free.length === 1 ? turn.win(null, "the board is full") : turn.endTurn()];
  },
});
export const ticTacToe = world.game({
  id: "tic-tac-toe",
  name: "Tic-tac-toe",
  version: "1",
  actionsMax: 9,
  setup: () => [],
  actions: [place],
  // An older core, against which this one is measured, finds no events by itself.
  ...{ events: [placed] },
});

export const plainTicTacToe: PlainBoard = (draw) => {
  const cells: number[] = Array(9).fill(EMPTY);
  const free: number[] = [];
  for (let played = 0; ; played++) {
    free.length = 0;
    for (let cell = 0; cell < 9; cell++) if (cells[cell] === EMPTY) free.push(cell);
    const seat = played & 1;
    cells[free[draw(free.length)]!] = seat;
    if (LINES.some(([a, b, c]) => cells[a] === seat && cells[b] === seat && cells[c] === seat)) {
      return { actions: played + 1, winner: seat };
    }
    if (played === 8) return { actions: 9, winner: null };
  }
};
