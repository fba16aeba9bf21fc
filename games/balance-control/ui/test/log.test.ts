import { saidOf } from "@cardwright/table";
import { expect, test } from "vitest";
import { table } from "../table.ts";

test("a tile that is drawn comes from the bag to the table, whatever the engine calls the place", () => {
  const drawn = { type: "PIECE_MOVED", piece: "p1", face: "committee", from: "bag", to: "drawnTile" };
  const said = saidOf(table, [drawn], { revision: 1, seat: 0 }, ["Anna", "Bert"], 0);
  expect(said.map(({ text }) => text)).toEqual(["Committee moves from the bag to the table."]);
});
