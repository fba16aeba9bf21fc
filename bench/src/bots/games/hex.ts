import { defineWorld, fact } from "@cardwright/core";

/** Hex on five by five: the first seat joins left and right, the second top and bottom. It cannot be drawn. */

const SIZE = 5;
const EMPTY = ".".repeat(SIZE * SIZE);
const declares = {
  seats: 2,
  phases: ["main"],
  zones: {},
  /** One character for each cell: the seat whose stone lies there, or a dot. */
  facts: { board: fact.shared(EMPTY, "everyone") },
  questions: {},
} as const;
interface Hex extends Readonly<typeof declares> {}
const world = defineWorld<Hex>(declares);

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const;
const NEIGHBOURS = Array.from({ length: SIZE * SIZE }, (_, cell) =>
  STEPS.flatMap(([right, down]) => {
    const x = (cell % SIZE) + right;
    const y = Math.floor(cell / SIZE) + down;
    return x < 0 || y < 0 || x >= SIZE || y >= SIZE ? [] : [y * SIZE + x];
  }),
);
/** How far a cell lies from a seat's first side, from 0 to 4. */
const depthOf = (cell: number, seat: 0 | 1): number => (seat === 0 ? cell % SIZE : Math.floor(cell / SIZE));

/** True when the chain of stones through this cell touches both sides of its owner. */
function joinsSides(board: string, from: number, seat: 0 | 1): boolean {
  const chain = [from];
  const seen = new Set(chain);
  let touched = 0;
  for (let i = 0; i < chain.length; i++) {
    const cell = chain[i] ?? 0;
    const depth = depthOf(cell, seat);
    if (depth === 0) touched |= 1;
    if (depth === SIZE - 1) touched |= 2;
    for (const next of NEIGHBOURS[cell] ?? []) {
      if (board[next] !== String(seat) || seen.has(next)) continue;
      seen.add(next);
      chain.push(next);
    }
  }
  return touched === 3;
}
const freeCells = (board: string): readonly number[] => {
  const free: number[] = [];
  for (let cell = 0; cell < board.length; cell++) if (board[cell] === ".") free.push(cell);
  return free;
};
const place = world.action("place", {
  label: "Place",
  takes: { cell: "number" },
  play(turn) {
    const { seat, state } = turn;
    const cell = turn.oneOf("cell", freeCells(state.board));
    const board = `${state.board.slice(0, cell)}${seat}${state.board.slice(cell + 1)}`;
    const written = turn.set("board", board);
    return [written, joinsSides(board, cell, seat) ? turn.win(seat, "both sides joined") : turn.endTurn()];
  },
});
export const hex = world.game({
  id: "hex",
  name: "Hex",
  version: "1",
  actionsMax: SIZE * SIZE,
  setup: () => [],
  actions: [place],
});
