import { defineWorld, fact } from "@cardwright/core";

/** Seven columns of six; the discs of a column from the bottom up are the digits of its text. */

const COLUMNS = 7;
const ROWS = 6;
const EMPTY = Array.from({ length: COLUMNS }, () => "");

const declares = {
  seats: 2,
  phases: ["main"],
  zones: {},
  facts: { columns: fact.shared<readonly string[]>(EMPTY, "everyone") },
  questions: {},
} as const;
interface ConnectFour extends Readonly<typeof declares> {}
const world = defineWorld<ConnectFour>(declares);

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;
function reach(columns: readonly string[], column: number, row: number, right: number, up: number): number {
  const disc = columns[column]?.[row];
  let length = 0;
  for (;;) {
    const x = column + right * (length + 1);
    const y = row + up * (length + 1);
    if (y < 0 || columns[x]?.[y] !== disc) return length;
    length++;
  }
}
/** True when the top disc of a column completes four in a row. */
function completesFour(columns: readonly string[], column: number): boolean {
  const row = (columns[column]?.length ?? 0) - 1;
  return DIRECTIONS.some(
    ([right, up]) => reach(columns, column, row, right, up) + reach(columns, column, row, -right, -up) >= 3,
  );
}
const drop = world.action("drop", {
  label: "Drop",
  takes: { column: "number" },
  play(turn) {
    const { seat, state } = turn;
    const open = state.columns.flatMap((discs, column) => (discs.length < ROWS ? [column] : []));
    const column = turn.oneOf("column", open);
    const columns = state.columns.with(column, `${state.columns[column] ?? ""}${seat}`);
    const written = turn.set("columns", columns);
    if (completesFour(columns, column)) return [written, turn.win(seat, "four in a row")];
    const isFull = columns.every((discs) => discs.length === ROWS);
    return [written, isFull ? turn.win(null, "the board is full") : turn.endTurn()];
  },
});
export const connectFour = world.game({
  id: "connect-four",
  name: "Connect four",
  version: "1",
  actionsMax: COLUMNS * ROWS,
  setup: () => [],
  actions: [drop],
});
