import { defineWorld, fact, only, open, type Piece, z, zone } from "../../src/index.ts";

/**
 * Phantom tic-tac-toe: nobody sees the other's marks. Who tries a cell that is taken learns that, tries on, and the other hears
 * nothing of it. Beside the real board of nine cells a small one, on which all matches can be gone through.
 */

export interface Board {
  readonly cells: readonly number[];
  readonly lines: readonly (readonly number[])[];
}
export const NINE: Board = {
  cells: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  lines: [
    ...[
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
    ],
    ...[
      [0, 3, 6],
      [1, 4, 7],
      [2, 5, 8],
    ],
    ...[
      [0, 4, 8],
      [2, 4, 6],
    ],
  ],
};
/** Two rows of three: two marks of a column or aslant win. */
export const SIX: Board = {
  cells: [0, 1, 2, 3, 4, 5],
  lines: [
    ...[
      [0, 3],
      [1, 4],
      [2, 5],
    ],
    ...[
      [0, 4],
      [1, 3],
      [1, 5],
      [2, 4],
    ],
    ...[
      [0, 1, 2],
      [3, 4, 5],
    ],
  ],
};
type Mark = Piece<`cell${number}`>;
const cellOf = ({ face }: { readonly face: string }): number => Number(face.slice("cell".length));

const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: { supply: zone.each<Mark>("owner"), marks: zone.each<Mark>("owner") },
  /** Cells that a seat found taken. Of the other's, all know is that there is a list. */
  facts: { taken: fact.each<readonly number[]>([], "owner", { couldBe: () => [] }) },
  questions: {},
} as const;
interface Phantom extends Readonly<typeof declares> {}

/** With `heard`, the other notices each attempt that fails: the leak that most phantom games have. */
export function phantom({ cells, lines }: Board, heard: boolean) {
  const faces = cells.map((cell) => `cell${cell}` as const);
  const world = defineWorld<Phantom>(declares);
  // #region silence
  const bumped = world.event(
    "BUMPED",
    { seat: only("seat", world.seat), cell: only("seat", z.int()) },
    {
      apply: ({ taken }, { seat, cell }) => ({
        taken: seat === 0 ? [[...taken[0], cell], taken[1]] : [taken[0], [...taken[1], cell]],
      }),
      say: () => "",
      noticed: heard,
    },
  );
  /** The turn that goes on tells all that this attempt went well, and the end that there is a line. */
  const marked = world.event(
    "MARKED",
    { seat: open(world.seat), line: open(z.array(z.int())) },
    { say: () => "", reveals: ["line"], happeningReveals: true },
  );
  // #endregion silence
  const attempt = world.step("ATTEMPT", { seat: world.seat, cell: z.int() }, (table, { seat, cell }) => {
    const { marks, supply } = table.state;
    if (marks[table.next(seat)].some((mark) => cellOf(mark) === cell)) return [bumped({ seat, cell })];
    const mark = supply[seat].find((each) => cellOf(each) === cell);
    const mine = [...marks[seat].map(cellOf), cell];
    const line = lines.find((line) => line.every((each) => mine.includes(each))) ?? [];
    const isFull = marks[0].length + marks[1].length + 1 === cells.length;
    return [
      ...(mark === undefined ? [] : [table.move(mark, ["marks", seat])]),
      marked({ seat, line: [...line] }),
      line.length > 0 ? table.win(seat, "a line") : isFull ? table.win(null, "the board is full") : table.endTurn(),
    ];
  });
  const mark = world.action("mark", {
    takes: { cell: "number" },
    label: "Mark a cell",
    play: (turn) => {
      const { supply, taken } = turn.state;
      const free = supply[turn.seat].map(cellOf).filter((cell) => !taken[turn.seat].includes(cell));
      return [attempt({ seat: turn.seat, cell: turn.oneOf("cell", free) })];
    },
  });
  return world.game({
    id: "phantom",
    name: "Phantom tic-tac-toe",
    version: "1",
    actionsMax: 2 * cells.length,
    setup: (table) => table.seats.map((seat) => table.create(["supply", seat], faces)),
    actions: [mark],
    deduce: ({ you, taken, marks }) => {
      if (you === -1) return [];
      const own = marks[you];
      const found = taken[you];
      if (own === undefined || found === null || "count" in own) return [];
      return [
        { place: `marks/${1 - you}`, holds: found.map((cell) => `cell${cell}`), lacks: own.map(({ face }) => face) },
      ];
    },
  });
}
