import { defineWorld, fact } from "@cardwright/core";

/** Three in a row on nine cells; small enough that every position has been solved. */

export type Mark = -1 | 0 | 1;
const EMPTY = Array.from({ length: 9 }, (): Mark => -1);
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

const declares = {
  seats: 2,
  phases: ["main"],
  zones: {},
  facts: { board: fact.shared<readonly Mark[]>(EMPTY, "everyone") },
  questions: {},
} as const;
interface TicTacToe extends Readonly<typeof declares> {}
const world = defineWorld<TicTacToe>(declares);

export const hasLine = (board: readonly Mark[], mark: Mark): boolean =>
  LINES.some(([a, b, c]) => board[a] === mark && board[b] === mark && board[c] === mark);
const freeCells = (board: readonly Mark[]): readonly number[] =>
  board.flatMap((mark, cell) => (mark === -1 ? [cell] : []));

const mark = world.action("mark", {
  label: "Mark",
  takes: { cell: "number" },
  play(turn) {
    const { seat, state } = turn;
    const cell = turn.oneOf("cell", freeCells(state.board));
    const board = state.board.with(cell, seat);
    const written = turn.set("board", board);
    if (hasLine(board, seat)) return [written, turn.win(seat, "three in a row")];
    return [written, board.includes(-1) ? turn.endTurn() : turn.win(null, "the board is full")];
  },
});
export const ticTacToe = world.game({
  id: "tic-tac-toe",
  name: "Tic-tac-toe",
  version: "1",
  actionsMax: 9,
  setup: () => [],
  actions: [mark],
});
