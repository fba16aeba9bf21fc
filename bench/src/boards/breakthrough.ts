import { defineWorld, fact, open, z } from "@cardwright/core";
import type { PlainBoard } from "./board.ts";

/** Breakthrough on eight by eight, as an author writes it, and below as a plain loop. Seat 0 begins above and goes down. */

const SIDE = 8;
const CELLS = SIDE * SIDE;
const PIECES = 2 * SIDE;
const EMPTY = -1;
const START: readonly number[] = Array.from({ length: CELLS }, (_, cell) =>
  cell < PIECES ? 0 : cell >= CELLS - PIECES ? 1 : EMPTY,
);
const world = defineWorld({
  seats: 2,
  phases: ["play"],
  // An older core, against which this one is measured, asks every world for options.
  options: z.object({}),
  zones: {},
  facts: { cells: fact.shared<readonly number[]>(START, "everyone") },
  questions: {},
});
const homeRowOfOther = (seat: number): number => (seat === 0 ? SIDE - 1 : 0);
/** Straight ahead where nothing stands, aslant also onto a piece of the other side. */
function targets(cells: readonly number[], seat: number, from: number): number[] {
  const row = Math.floor(from / SIDE) + (seat === 0 ? 1 : -1);
  const found: number[] = [];
  for (let aside = -1; aside <= 1; aside++) {
    const column = (from % SIDE) + aside;
    if (column < 0 || column >= SIDE || row < 0 || row >= SIDE) continue;
    const there = cells[row * SIDE + column];
    if (there === EMPTY || (aside !== 0 && there !== seat)) found.push(row * SIDE + column);
  }
  return found;
}
const nameOf = (cell: number): string => `${"abcdefgh"[cell % SIDE]}${SIDE - Math.floor(cell / SIDE)}`;
const stepped = world.event(
  "STEPPED",
  { seat: open(world.seat), from: open(z.int()), to: open(z.int()) },
  {
    apply: ({ cells }, { seat, from, to }) => {
      const next = cells.slice();
      next[from] = EMPTY;
      next[to] = seat;
      return { cells: next };
    },
    say: ({ seat, from = 0, to = 0 }, names) => `${names.seat(seat)}: ${nameOf(from)} to ${nameOf(to)}.`,
  },
);
const step = world.action("step", {
  takes: { from: "piece", to: "piece" },
  label: "Move",
  play(turn) {
    const { seat, state } = turn;
    const { cells } = state;
    const able: number[] = [];
    for (let i = 0; i < CELLS; i++) if (cells[i] === seat && targets(cells, seat, i).length > 0) able.push(i);
    const from = turn.oneOf("from", able, { ask: "Which piece?", label: nameOf });
    const to = turn.oneOf("to", targets(cells, seat, from), { ask: "Where?", label: nameOf });
    const went = stepped({ seat, from, to });
    const isHome = Math.floor(to / SIDE) === homeRowOfOther(seat);
    const isLast = cells[to] === 1 - seat && cells.filter((owner) => owner === 1 - seat).length === 1;
    if (isHome || isLast) return [went, turn.win(seat, isHome ? "reached the far side" : "took the last piece")];
    return [went, turn.endTurn()];
  },
});
export const breakthrough = world.game({
  id: "breakthrough",
  name: "Breakthrough",
  version: "1",
  actionsMax: 209,
  setup: () => [],
  actions: [step],
  // An older core, against which this one is measured, finds no events by itself.
  ...{ events: [stepped] },
});

export const plainBreakthrough: PlainBoard = (draw) => {
  const cells = START.slice();
  const left = [PIECES, PIECES];
  const moves: number[] = [];
  for (let played = 0; ; played++) {
    const seat = played & 1;
    const ahead = seat === 0 ? 1 : -1;
    moves.length = 0;
    for (let from = 0; from < CELLS; from++) {
      const row = (from >> 3) + ahead;
      if (cells[from] !== seat || row < 0 || row >= SIDE) continue;
      for (let aside = -1; aside <= 1; aside++) {
        const column = (from & 7) + aside;
        if (column < 0 || column >= SIDE) continue;
        const there = cells[row * SIDE + column];
        if (there === EMPTY || (aside !== 0 && there !== seat)) moves.push(from * CELLS + row * SIDE + column);
      }
    }
    const move = moves[draw(moves.length)]!;
    const to = move & (CELLS - 1);
    if (cells[to] !== EMPTY) left[1 - seat]!--;
    cells[move >> 6] = EMPTY;
    cells[to] = seat;
    if (to >> 3 === homeRowOfOther(seat) || left[1 - seat] === 0) return { actions: played + 1, winner: seat };
  }
};
