import { defineWorld, fact, type Piece, refuse, type Table, z, zone } from "@cardwright/core";
import { nameOf, type Square, seenFrom } from "./squares.ts";

/** Stonefield: a warden goes as far as it sees and throws a stone as far as it sees. Who cannot move any more loses. */

const SIZE = { columns: 5, rows: 5 };
const STARTS = [
  ["A2", "E4"],
  ["B5", "D1"],
] as const;
const SQUARES = Array.from(
  { length: SIZE.columns * SIZE.rows },
  (_, i): Square => ({
    column: i % SIZE.columns,
    row: Math.floor(i / SIZE.columns),
  }),
);
const squareCalled = (name: string): Square => SQUARES.find((square) => nameOf(square) === name)!;

// #region world
interface Warden extends Piece<"warden"> {
  /** The square it stands on. */
  readonly on: string;
}
const declares = {
  seats: 2,
  phases: ["play"],
  options: z.object({}),
  zones: { wardens: zone.each<Warden>("everyone", { marks: { on: z.string() } }) },
  facts: { stones: fact.shared<readonly string[]>([], "everyone") },
  questions: {},
} as const;
// #endregion world
interface Stonefield extends Readonly<typeof declares> {}
const world = defineWorld<Stonefield>(declares);

/** The squares seen from one when the warden that stands there is not in the way. */
function sights({ state }: Table<Stonefield>, from: Square, leaving: Warden): readonly Square[] {
  const wardens = state.wardens.flat().filter(({ id }) => id !== leaving.id);
  const taken = new Set([...state.stones, ...wardens.map(({ on }) => on)]);
  return seenFrom(SIZE, from, (square) => taken.has(nameOf(square)));
}
// #region play
const walk = world.action("walk", {
  label: "Walk and throw",
  takes: { warden: "piece", to: "text", stone: "text" },
  play(turn) {
    const ways = (warden: Warden): readonly Square[] => sights(turn, squareCalled(warden.on), warden);
    const warden = turn.oneOf("warden", turn.state.wardens[turn.seat], {
      label: ({ on }) => on,
      check: (one) => (ways(one).length > 0 ? undefined : refuse("WALLED_IN", "stones and wardens are all around")),
    });
    const to = turn.oneOf("to", ways(warden), { ask: "Where to?", key: nameOf });
    const stone = turn.oneOf("stone", sights(turn, to, warden), { ask: "A stone on which square?", key: nameOf });
    const stones = [...turn.state.stones, nameOf(stone)];
    return [turn.mark(warden, { on: nameOf(to) }), turn.set("stones", stones), turn.endTurn()];
  },
});
// #endregion play
export const stonefield = world.game({
  id: "stonefield",
  name: "Stonefield",
  version: "1",
  actionsMax: SQUARES.length,
  setup: (table) =>
    table.seats.flatMap((seat) => STARTS[seat].map((on) => table.create(["wardens", seat], ["warden"], { on }))),
  actions: [walk],
  // #region stuck
  onTurnStart: (table) => {
    const { activeSeat } = table.state;
    return table.canAct(activeSeat, "walk") ? [] : [table.win(table.next(activeSeat), "the other cannot move")];
  },
  // #endregion stuck
});
