import { type BoardProps, SeatShape, SquareGrid, Target } from "@cardwright/table";
import { cellName } from "../src/lines.ts";
import { SIZE, type World } from "../src/world.ts";

const CELL = ["cell"];

/** A board of your own: any React, with a Target around whatever can be chosen. */
export function Board({ view }: BoardProps<World>) {
  return (
    <SquareGrid columns={SIZE} rows={SIZE} cell={56} label="__BOARD__">
      {(column, row) => {
        const cell = row * SIZE + column;
        const owner = view.cells?.[cell] ?? -1;
        const label = owner === -1 ? cellName(cell) : `${cellName(cell)}, ${owner + 1}`;
        return (
          <Target key={cell} target={cell} choices={CELL} label={label}>
            {owner === -1 ? <span aria-hidden="true">·</span> : <SeatShape seat={owner} />}
          </Target>
        );
      }}
    </SquareGrid>
  );
}
