import { join } from "node:path";
import { lineText, saidOf } from "@cardwright/table";
import { wordsOf } from "@cardwright/words/tool";
import { expect, test } from "vitest";
import { table } from "../table.ts";

const words = (language: string) =>
  wordsOf(join(import.meta.dirname, "../../words"), { language, viewer: 0, players: ["Anna", "Bert"] });

const told = (from: string, to: string, face?: string): readonly string[] =>
  saidOf(
    table,
    [{ type: "PIECE_MOVED", piece: "p1", from, to, ...(face === undefined ? {} : { face }) }],
    { revision: 1, seat: 1 },
    0,
  ).map((line) => lineText(line, words("en")));

test("a card that is kept for later is stored, and a tactic that is not taken is left behind", () => {
  expect(told("drawn/1", "stored/1")).toEqual(["Bert stores a card face down."]);
  expect(told("drawn/0", "stored/0", "internal_discipline")).toEqual(["You store Cool Heads face down."]);
  expect(told("tactics/1", "tacticsAside/1")).toEqual(["Bert leaves a tactic behind."]);
});
test("a unit that an effect falls on is named with its cell", () => {
  const view = { board: [{ id: "p7", face: "infantry", cell: 0 }], options: { preset: "skirmish" } };
  expect(table.pieceName?.(view as never, "p7", words("en"))).toMatch(/^infantry at [A-J]\d+$/);
  expect(table.pieceName?.(view as never, "p8", words("en"))).toBeUndefined();
});
