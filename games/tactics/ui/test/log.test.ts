import { join } from "node:path";
import { lineText, saidOf } from "@cardwright/table";
import { wordsOf } from "@cardwright/words/tool";
import { expect, test } from "vitest";
import { table } from "../table.ts";

const words = (language: string) =>
  wordsOf(join(import.meta.dirname, "../../words"), { language, viewer: 0, players: ["Anna", "Bert"] });

const told = (face: string, from: string, to: string): readonly string[] =>
  saidOf(table, [{ type: "PIECE_MOVED", piece: "p1", face, from, to }], { revision: 1, seat: 1 }, 0).map((line) =>
    lineText(line, words("en")),
  );

test("what is put away from a hand is discarded, not played", () => {
  expect(told("wound", "hand/0", "discard/0")).toEqual(["You discard a wound."]);
});
