import { cellName, isInRow } from "./lines.ts";
import { SIZE, world } from "./world.ts";

const CELLS = Array.from({ length: SIZE * SIZE }, (_, cell) => cell);

/** One plain function: the engine runs it to check an answer, to list every move, to draw one for a bot, and to say why not. */
const place = world.action("place", {
  takes: { cell: "number" },
  label: "__PLACE__",
  play(turn) {
    const { seat, state } = turn;
    const free = CELLS.filter((cell) => state.cells[cell] === -1);
    const cell = turn.oneOf("cell", free, { ask: "__WHICH_CELL__", label: cellName });
    const cells = state.cells.with(cell, seat);
    const placed = turn.set("cells", cells);
    if (isInRow(cells, cell, state.options.row)) return [placed, turn.win(seat, "__ROW_REASON__")];
    return free.length === 1 ? [placed, turn.win(null, "__FULL_REASON__")] : [placed, turn.endTurn()];
  },
});

export const game = world.game({
  id: "__GAME_ID__",
  name: "__NAME__",
  version: "1",
  actionsMax: SIZE * SIZE + 1,
  setup: () => [],
  actions: [place],
  /** How good a position is for a seat, from what that seat sees: bots need it to look ahead. */
  evaluate(view, seat) {
    const cells = Array.isArray(view["cells"]) ? view["cells"].map(Number) : [];
    const pairs = (owner: (stone: number) => boolean): number =>
      cells.filter((stone, cell) => owner(stone) && isInRow(cells, cell, 2)).length;
    return pairs((stone) => stone === seat) - pairs((stone) => stone !== seat && stone !== -1);
  },
});
