import { defineWorld, fact } from "@cardwright/core";

/** Six by six, two rows of pawns each. A pawn steps ahead or takes diagonally; whoever reaches the last row has won. */

const SIZE = 6;
const ROW = "0".repeat(SIZE);
const START = `${ROW}${ROW}${".".repeat(SIZE * (SIZE - 4))}${ROW.replaceAll("0", "1")}${ROW.replaceAll("0", "1")}`;
const declares = {
  seats: 2,
  phases: ["main"],
  zones: {},
  /** One character for each cell: the seat whose pawn stands there, or a dot. */
  facts: { board: fact.shared(START, "everyone") },
  questions: {},
} as const;
interface Breakthrough extends Readonly<typeof declares> {}
const world = defineWorld<Breakthrough>(declares);

const STEP_MAX = 100;
/** A move is one number: the cell it starts from times a hundred, and the cell it goes to. */
function movesOf(board: string, seat: 0 | 1): readonly number[] {
  const own = String(seat);
  const ahead = seat === 0 ? SIZE : -SIZE;
  const moves: number[] = [];
  for (let from = 0; from < board.length; from++) {
    if (board[from] !== own) continue;
    const column = from % SIZE;
    for (let side = -1; side <= 1; side++) {
      const to = from + ahead + side;
      if (column + side < 0 || column + side >= SIZE || to < 0 || to >= board.length) continue;
      const there = board[to];
      if (there === own || (side === 0 && there !== ".")) continue;
      moves.push(from * STEP_MAX + to);
    }
  }
  return moves;
}
function moved(board: string, from: number, to: number, seat: 0 | 1): string {
  const cells = [...board];
  cells[from] = ".";
  cells[to] = String(seat);
  return cells.join("");
}
const step = world.action("step", {
  label: "Step",
  takes: { move: "number" },
  play(turn) {
    const { seat, state } = turn;
    const move = turn.oneOf("move", movesOf(state.board, seat));
    const to = move % STEP_MAX;
    const board = moved(state.board, Math.floor(move / STEP_MAX), to, seat);
    const written = turn.set("board", board);
    const isThere = seat === 0 ? to >= SIZE * (SIZE - 1) : to < SIZE;
    const isAlone = !board.includes(seat === 0 ? "1" : "0");
    return [written, isThere || isAlone ? turn.win(seat, "broke through") : turn.endTurn()];
  },
});
export const breakthrough = world.game({
  id: "breakthrough",
  name: "Breakthrough",
  version: "1",
  actionsMax: 400,
  setup: () => [],
  actions: [step],
});
