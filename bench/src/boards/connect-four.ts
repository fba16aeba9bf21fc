import { defineWorld, fact, open, refuse, replaceAt, z } from "@cardwright/core";
import type { PlainBoard } from "./board.ts";

/** Connect four as an author writes it, and below as a plain loop. Row 0 is the lowest. */

const COLUMNS = 7;
const ROWS = 6;
const CELLS = COLUMNS * ROWS;
const EMPTY = -1;
const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;
const world = defineWorld({
  seats: 2,
  phases: ["play"],
  // An older core, against which this one is measured, asks every world for options.
  options: z.object({}),
  zones: {},
  facts: {
    cells: fact.shared<readonly number[]>(
      Array.from({ length: CELLS }, () => EMPTY),
      "everyone",
    ),
    dropped: fact.shared(0, "everyone"),
  },
  questions: {},
});
type Cells = readonly number[];
function rowOf(cells: Cells, column: number): number {
  for (let row = 0; row < ROWS; row++) if (cells[row * COLUMNS + column] === EMPTY) return row;
  return -1;
}
/** How many discs of the seat follow each other from here, this cell not counted. */
function run(cells: Cells, seat: number, column: number, row: number, dx: number, dy: number): number {
  let length = 0;
  let x = column + dx;
  let y = row + dy;
  while (x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && cells[y * COLUMNS + x] === seat) {
    length++;
    x += dx;
    y += dy;
  }
  return length;
}
const fell = world.event(
  "FELL",
  { seat: open(world.seat), cell: open(z.int()) },
  {
    apply: ({ cells, dropped }, { seat, cell }) => ({ cells: replaceAt(cells, cell, seat), dropped: dropped + 1 }),
    say: ({ seat, cell = 0 }, names) => `${names.seat(seat)}: column ${cell % COLUMNS}.`,
  },
);
const ALL = Array.from({ length: COLUMNS }, (_, column) => column);
const drop = world.action("drop", {
  takes: { column: "piece" },
  label: "Drop",
  play(turn) {
    const { seat, state } = turn;
    const { cells, dropped } = state;
    const column = turn.oneOf("column", ALL, {
      check: (one) => (rowOf(cells, one) < 0 ? refuse("FULL", "the column is full") : undefined),
    });
    const row = rowOf(cells, column);
    const put = fell({ seat, cell: row * COLUMNS + column });
    const isFour = WAYS.some(
      ([x, y]) => run(cells, seat, column, row, x, y) + run(cells, seat, column, row, -x, -y) >= 3,
    );
    if (isFour) return [put, turn.win(seat, "four in a row")];
    return [put, dropped + 1 === CELLS ? turn.win(null, "the board is full") : turn.endTurn()];
  },
});
export const connectFour = world.game({
  id: "connect-four",
  name: "Connect four",
  version: "1",
  actionsMax: CELLS,
  setup: () => [],
  actions: [drop],
  // An older core, against which this one is measured, finds no events by itself.
  ...{ events: [fell] },
});

export const plainConnectFour: PlainBoard = (draw) => {
  const cells: number[] = Array(CELLS).fill(EMPTY);
  const open: number[] = [];
  for (let played = 0; ; played++) {
    open.length = 0;
    for (let i = 0; i < COLUMNS; i++) if (cells[CELLS - COLUMNS + i] === EMPTY) open.push(i);
    const column = open[draw(open.length)]!;
    let row = 0;
    while (cells[row * COLUMNS + column] !== EMPTY) row++;
    const seat = played & 1;
    cells[row * COLUMNS + column] = seat;
    const run = (dx: number, dy: number) => {
      let length = 0;
      let x = column + dx;
      let y = row + dy;
      while (x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && cells[y * COLUMNS + x] === seat) {
        length++;
        x += dx;
        y += dy;
      }
      return length;
    };
    const isFlat = run(1, 0) + run(-1, 0) >= 3 || run(0, 1) + run(0, -1) >= 3;
    if (isFlat || run(1, 1) + run(-1, -1) >= 3 || run(1, -1) + run(-1, 1) >= 3) {
      return { actions: played + 1, winner: seat };
    }
    if (played === CELLS - 1) return { actions: CELLS, winner: null };
  }
};
