import { saidOf } from "@cardwright/table";
import { expect, test } from "vitest";
import { table } from "../table.ts";

test("a tile that is drawn comes from the bag to the table, whatever the engine calls the place", () => {
  const drawn = { type: "PIECE_MOVED", piece: "p1", face: "committee", from: "bag", to: "drawnTile" };
  const said = saidOf(table, [drawn], { revision: 1, seat: 0 }, ["Anna", "Bert"], 0);
  expect(said.map(({ text }) => text)).toEqual(["Committee moves from the bag to the table."]);
});
test("a tile that an effect falls on is named with its place", () => {
  const view = { map: [{ id: "p7", face: "committee", q: 1, r: 0 }] };
  expect(table.pieceName?.(view as never, "p7")).toBe("Committee at 1,0");
});
