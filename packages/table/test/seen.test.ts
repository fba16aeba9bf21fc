import type { Piece, Pile } from "@cardwright/core";
import { RuleWords, Speaker } from "@cardwright/words";
import { catalogueIn, ENGINE_WORDS } from "@cardwright/words/tool";
import { expect, test } from "vitest";
import { type SeenPlace, seePlace } from "../src/index.ts";
import { notesOf, targetsOf } from "../src/seen.ts";

const game = {
  language: "en",
  messages: {
    "card.ceasefire.name": "UN Ceasefire",
    "card.hill.name": "the hill",
    "card.wren.name": "the wren",
    "effect.heavy_rain": "Heavy rain",
  },
};
const words = new RuleWords(
  new Speaker({
    language: "en",
    catalogues: [game, catalogueIn(ENGINE_WORDS, "en").catalogue],
    viewer: 0,
    players: ["Bert", "Anna"],
  }),
);
test("what lies on a piece is told by the card that it is of, or by its own word", () => {
  const effects = ["ceasefire#0", "heavy_rain"].map((definition) => ({
    definition,
    piece: null,
    targets: ["p1"],
    expires: {},
  }));
  const table = { frame: { view: { effects, turn: 1, round: 1 } }, words, game: { plan: {} } };
  const notes = notesOf(table as never, { id: "p1", at: "board", hitsTaken: 2 });
  expect(notes.map(({ text }) => text)).toEqual([
    ...["Hits taken 2", "UN Ceasefire, until it is used up", "Heavy rain, until it is used up"],
  ]);
});
test("an effect says what it falls on besides its owner: players by their names, pieces as the game calls them", () => {
  const view = {
    map: [{ id: "p1", at: "map", face: "hill" }],
    hand: [{ count: 1 }, [{ id: "p2", at: "hand/1", face: "wren" }]],
  };
  const table = (pieceName?: (view: unknown, id: string) => string | undefined) => ({
    frame: { view },
    words,
    game: { pieceName },
  });
  const on = (targets: readonly (string | number)[], owner: number) =>
    targetsOf(table() as never, { targets, owner } as never);
  expect(on([0, 1], 2)).toEqual(["you", "Anna"]);
  expect(on(["p1", "p2", "hidden"], 0)).toEqual(["the hill", "the wren"]);
  const named = table((_, id) => (id === "p1" ? "Hill at C4" : undefined));
  expect(targetsOf(named as never, { targets: ["p1", "p2"], owner: 0 } as never)).toEqual(["Hill at C4", "the wren"]);
});
test("a zone of a game's own pieces is what the parts of a board draw, and is not copied", () => {
  interface Letter extends Piece {
    readonly sealed: boolean;
  }
  const letters: readonly Letter[] = [{ id: "l1", at: "post", face: "summons", sealed: true }];
  const seen: SeenPlace = seePlace(letters);
  expect(seen).toEqual({ kind: "pieces", pieces: letters });
  expect(seen.kind === "pieces" && seen.pieces).toBe(letters);
  const pile: Pile = { count: 3 };
  expect([seePlace(pile), seePlace(undefined)]).toEqual([
    { kind: "pile", pile },
    { kind: "pieces", pieces: [] },
  ]);
});
