import { describe, expect, it } from "vitest";
import { type Board, boardNamed, boardNames } from "../src/boards/boards.ts";
import { compareBoard } from "../src/boards/compare.ts";
import { scriptedChoices } from "../src/core/script.ts";

const matches = 40;

describe.each(boardNames)("%s", (name) => {
  it("goes the same way on the engine, however it is played, and in the plain loop", () => {
    expect(compareBoard(name, boardNamed(name), matches)).toEqual([]);
  });
  it("is won by both seats", () => {
    const { plain } = boardNamed(name);
    const winners = Array.from({ length: matches }, (_, match) => plain(scriptedChoices(match)).winner);
    expect(winners).toEqual(expect.arrayContaining([0, 1]));
  });
});

describe("the comparison of boards", () => {
  const board = boardNamed("ticTacToe");
  const found = (changed: Partial<Board>) => compareBoard("planted", { ...board, ...changed }, 3);

  it("notices another winner", () => {
    const plain: Board["plain"] = (draw) => ({ ...board.plain(draw), winner: 2 });
    expect(found({ plain })).toHaveLength(3);
  });
  it("notices another number of legal moves", () => {
    const plain: Board["plain"] = (draw) => board.plain((bound) => draw(bound + 1));
    expect(found({ plain })[0]).toBe("planted (plain), match 0: finds 10 legal moves before move 1, not 9");
  });
  it.each(["advance", "logged", "listed"] as const)("notices a match that takes longer by %s", (way) => {
    const plays = { ...board.plays, [way]: () => ({ actions: 10, winner: 0 }) };
    expect(found({ plays })[0]).toBe(`planted (${way}), match 0: 10 actions, winner 0`);
  });
});
