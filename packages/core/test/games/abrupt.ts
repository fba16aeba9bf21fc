import { defineWorld, fact, only, open, z } from "../../src/index.ts";
import type { Board } from "./phantom.ts";

/**
 * The abrupt kind of phantom tic-tac-toe: an attempt at a taken cell costs the turn. The other learns neither that it
 * failed nor that it went well, so that even the number of marks is hidden, and marks are facts and no pieces.
 */

type Cells = readonly number[];
const hiddenCells = fact.each<Cells>([], "owner", { couldBe: () => [] });
const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {},
  facts: { marks: hiddenCells, taken: hiddenCells },
  questions: {},
} as const;
interface Abrupt extends Readonly<typeof declares> {}

export function abrupt({ cells, lines }: Board, heard: boolean) {
  const world = defineWorld<Abrupt>(declares);
  const tried = world.event(
    "TRIED",
    { seat: only("seat", world.seat), cell: only("seat", z.int()), isTaken: only("seat", z.boolean()) },
    { say: () => "", reveals: ["isTaken"] },
  );
  const bumped = world.event("BUMPED", { by: open(world.seat) }, { say: () => "", happeningReveals: true });
  /** That it is over tells everybody how the last attempt went. */
  const over = world.event("OVER", {}, { say: () => "", happeningReveals: true });
  const attempt = world.step("ATTEMPT", { seat: world.seat, cell: z.int() }, (table, { seat, cell }) => {
    const { marks, taken } = table.state;
    const isTaken = marks[table.next(seat)].includes(cell);
    const told = tried({ seat, cell, isTaken });
    if (isTaken) {
      const felt = [told, table.set("taken", seat, [...taken[seat], cell])];
      return heard ? [...felt, bumped({ by: seat }), table.endTurn()] : [...felt, table.endTurn()];
    }
    const mine = [...marks[seat], cell];
    const isLine = lines.some((line) => line.every((each) => mine.includes(each)));
    const isFull = marks[0].length + marks[1].length + 1 === cells.length;
    const end = isLine ? [over({}), table.win(seat, "a line")] : isFull ? [over({}), table.win(null, "full")] : [];
    return [told, table.set("marks", seat, mine), ...(end.length > 0 ? end : [table.endTurn()])];
  });
  const mark = world.action("mark", {
    takes: { cell: "number" },
    label: "Mark a cell",
    play: (turn) => {
      const known = [...turn.state.marks[turn.seat], ...turn.state.taken[turn.seat]];
      const free = cells.filter((cell) => !known.includes(cell));
      return [attempt({ seat: turn.seat, cell: turn.oneOf("cell", free) })];
    },
  });
  return world.game({
    id: "abrupt",
    name: "Abrupt tic-tac-toe",
    version: "1",
    actionsMax: 4 * cells.length,
    setup: () => [],
    actions: [mark],
  });
}
