import { join } from "node:path";
import { lineText, saidOf } from "@cardwright/table";
import { wordsOf } from "@cardwright/words/tool";
import { expect, test } from "vitest";
import { table } from "../table.ts";

const words = (language: string) =>
  wordsOf(join(import.meta.dirname, "../../words"), { language, viewer: 0, players: ["Anna", "Bert"] });

test("a tile that is drawn comes from the bag to the table, in each language", () => {
  const drawn = { type: "PIECE_MOVED", piece: "p1", face: "committee", from: "bag", to: "drawnTile" };
  const said = saidOf(table, [drawn], { revision: 1, seat: 0 }, 0);
  expect(said.map((line) => lineText(line, words("en")))).toEqual(["You draw a tile: committee."]);
  expect(said.map((line) => lineText(line, words("de")))).toEqual(["Du ziehst ein Plättchen: Ausschuss."]);
});
test("a tile that an effect falls on is named with its place", () => {
  const view = { map: [{ id: "p7", face: "committee", q: 1, r: 0 }] };
  expect(table.pieceName?.(view as never, "p7", words("en"))).toBe("the committee at 1,0");
});
